/** What every part of the account screen is given. */

import type { AccountInfo } from "../lib/protocol";

export interface PartProps {
  info: AccountInfo;
  busy: boolean;
  /** Does something and shows the account as it is then. */
  run: (work: () => Promise<AccountInfo | void>) => Promise<void>;
}
