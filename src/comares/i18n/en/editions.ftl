refused-edition = This edition cannot be stored. { $problem ->
    [zip] The file is not a zip, or it is damaged.
    [packed] The zip is encrypted or packed in an unusual way. Pack the files as a plain zip.
    [entries] The zip has { $found } entries, expected at most { $most }.
    [missing] The zip lacks: { $files }.
    [twice] The zip has { $file } twice, expected once.
    [utf-8] { $file } is not text in UTF-8.
    [toml] { $file } is not TOML: { $what }
    [no-list] { $file }, { $table }: expected a list of rows.
    [rows] { $file }, { $table }: rows { $found }, expected { $expected }.
    [pieces] { $table } has as many rows as the box has pieces.
    [last-row] One row must be left.
    [no-table] There is no { $table } in { $file }.
    [no-row] There is no row { $row } of { $table } in { $file }.
    [mistakes] It has mistakes. Correct them first.
    [size] It is too large.
    [depth] A value is nested too deeply.
    [members] A list or a table has more than { $most } members.
    [text] A text is not one line of at most { $most } characters.
   *[value] A value is neither a word, a number, a flag, a list nor a table.
}
refused-no-edition = You have no such edition.
refused-quota-editions = You have { $limit } editions already, as many as this server keeps for a player. Delete one first.
web-option-falcons = Falcons
web-option-falcons-ours = As reconstructed here
web-own-correct = Correct this
web-own-lobby = My box
web-own-enter = Enter the values of your box
