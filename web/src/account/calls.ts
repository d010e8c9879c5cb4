/** The calls about one's account. */

import { ask, json } from "../lib/api";
import type { AccountInfo, Export, LinkInfo, PasskeyOptions, RecoveryCodes } from "../lib/protocol";

export const account = {
  info: () => json<AccountInfo>("account"),
  passkeyOptions: () => json<PasskeyOptions>("account/passkeys/options", "POST", {}),
  addPasskey: (credential: Record<string, unknown>) => json<AccountInfo>("account/passkeys", "POST", { credential }),
  removePasskey: (id: string) => json<AccountInfo>(`account/passkeys/${id}`, "DELETE"),
  signInOptions: () => json<PasskeyOptions>("sign-in/options", "POST", {}),
  signIn: (credential: Record<string, unknown>, bring: boolean) =>
    json<AccountInfo>("sign-in", "POST", { credential, bring }),
  recover: (code: string, bring: boolean) => json<AccountInfo>("sign-in/recovery", "POST", { code, bring }),
  sendLink: (email: string) => ask("mail-links", "POST", { email }),
  seeLink: (token: string) => json<LinkInfo>("mail-links/seen", "POST", { token }),
  useLink: (token: string, bring: boolean) => json<AccountInfo>("mail-links/use", "POST", { token, bring }),
  forgetEmail: () => json<AccountInfo>("account/email", "DELETE"),
  newCodes: () => json<RecoveryCodes>("account/recovery-codes", "POST", {}),
  signOutDevice: (id: string) => json<AccountInfo>(`account/devices/${id}`, "DELETE"),
  signOutHere: () => json<AccountInfo>("account/sign-out", "POST", {}),
  keepSettings: (settings: string) => ask("account/settings", "PUT", { settings }),
  export: () => json<Export>("account/export"),
  delete: () => ask("account", "DELETE"),
};
