### The account screen

web-account-title = Your account
web-account-guest = You need no account to play. With one you have the same name, games and settings on every device.
web-account-as = Signed in as { $name }
web-account-nameless = a player without a name
web-account-since = since { $date }
web-account-new = New account
web-account-new-how = A passkey is kept by your device: you unlock it as you unlock the device, and there is no password. Your games so far come along.
web-passkey-create = Create a passkey
web-passkey-sign-in = Sign in with a passkey
web-passkey-unsupported = Passkeys do not work in this browser here. They need https, or a browser on the machine that runs Comares.
web-passkey-cancelled = No passkey was used. Try again when you like.
web-account-sign-in = Sign in
web-account-bring = Bring the games of this device along
web-account-mail-how = Or by mail: a link creates an account or signs you in.
web-account-email = Mail address
web-account-send-link = Send me a link
web-account-link-sent = The link is on its way to { $email }. It works for 15 minutes.
web-account-recovery-use = Sign in with a recovery code
web-account-recovery-code = Recovery code
web-passkeys = Passkeys
web-passkeys-why = Each device can have its own. With two of them you are safe if you lose one.
web-passkey-add = Add a passkey
web-passkey-unnamed = Passkey
web-passkey-used = last used { $ago }
web-passkey-remove = Remove the passkey { $name }
web-account-mail = Mail
web-account-mail-none = No address yet. With one, a link by mail signs you in.
web-account-mail-off = The host of this server has not set up mail.
web-account-email-remove = Forget the address
web-recovery = Recovery codes
web-recovery-left = { $n ->
    [0] You have none. With a code you get in when all devices are lost.
    [one] You have one code left.
   *[other] You have { $n } codes left.
}
web-recovery-new = Make new codes
web-recovery-shown = Write these down or save them. They are shown only now, and each works once.
web-recovery-save = Save as a file
web-devices = Devices
web-device-unnamed = a device
web-device-here = this device
web-device-seen = seen { $ago }
web-device-sign-out = Sign out
web-device-sign-out-label = Sign out { $name }
web-account-sign-out-here = Sign out here
web-leave = Leave Comares
web-leave-why = Save everything that is stored about you, or have it deleted. Your games stay without your name; your seats at running tables become free; a rated game is resigned.
web-export = Save everything
web-exporting = Collecting your games …
web-delete = Delete everything
web-delete-title = Delete everything?
web-delete-sure = Your name, games list, ratings, friends, clubs, account and settings on this server are deleted for good. This cannot be undone.
web-delete-yes = Delete for good
web-deleted = Everything was deleted.
web-link-title = Sign in by mail
web-link-known = Sign in with { $email }?
web-link-unknown = Create an account with { $email }? Your games on this device then belong to it.
web-link-go = Continue
