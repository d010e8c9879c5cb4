/** The calls about notices. */

import { ask, json } from "./api";
import type { NewSubscription, NoticeChoice, NoticeInfo, TableNotices, WebhookInfo } from "./protocol";

export const noticeCalls = {
  info: () => json<NoticeInfo>("notices"),
  choose: (wanted: NoticeChoice) => json<NoticeInfo>("notices", "PUT", wanted),
  none: () => json<NoticeInfo>("notices", "DELETE"),
  subscribe: (subscription: NewSubscription) => json<NoticeInfo>("notices/subscriptions", "POST", subscription),
  unsubscribe: (endpoint: string) => json<NoticeInfo>("notices/subscriptions/remove", "POST", { endpoint }),
  ofTable: (table: string) => json<TableNotices>(`tables/${table}/notices`),
  mute: (table: string, muted: boolean) => json<TableNotices>(`tables/${table}/notices`, "PUT", { muted }),
  webhook: (table: string) => json<WebhookInfo | null>(`tables/${table}/webhook`),
  setWebhook: (table: string, url: string) => json<WebhookInfo>(`tables/${table}/webhook`, "PUT", { url }),
  removeWebhook: (table: string) => ask(`tables/${table}/webhook`, "DELETE"),
};
