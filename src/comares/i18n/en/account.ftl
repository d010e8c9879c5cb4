## Accounts: refusals

refused-no-account = You have no account here yet.
refused-sign-in-failed = You are not signed in: that did not work. Try again, or use another way.
refused-passkey = The passkey could not be used ({ $what }). Try again.
refused-passkey-host = Passkeys need a server with a name, not just a number. Ask the host of this server for its name.
refused-email = This is not a mail address. Enter one such as ada@example.org.
refused-no-mail = This server sends no mail.
refused-link-stale = This link is used or too old. Ask for a new one.
refused-last-way = Without this nobody could sign in to your account. Add another passkey or a mail address first.
refused-passkeys-full = An account has at most ten passkeys. Remove one first.
refused-taken = This belongs to another account.

## Mail

mail-link-subject = Your link to Comares
mail-link-text =
    With this link you sign in to Comares:

    { $link }

    It works once, within { $minutes } minutes. If you did not ask for it, ignore this mail: nothing happens.

## Notices: refusals

refused-not-host = Only the player who made the table can do this.
refused-outside = This address cannot be called: { $what }.
