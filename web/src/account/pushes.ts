/** Pushes to this browser. */

import { noticeCalls } from "../lib/noticeCalls";
import type { NoticeInfo } from "../lib/protocol";
import { toBytes, toText } from "./passkeys";

export const offersPushes = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The subscription of this browser, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = offersPushes() ? await navigator.serviceWorker.getRegistration("/") : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person for leave, and the browser for an address; the server is told it. Null: no leave was given. */
export async function subscribe(key: string): Promise<NoticeInfo | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: toBytes(key) };
  const found = await registration.pushManager.getSubscription();
  return tell(found ?? (await registration.pushManager.subscribe(options)));
}

/** Tells the server of a subscription: the player who is signed in now gets the pushes. */
export function tell(subscription: PushSubscription): Promise<NoticeInfo> {
  const [key, auth] = (["p256dh", "auth"] as const).map((name) => toText(subscription.getKey(name)!));
  return noticeCalls.subscribe({ endpoint: subscription.endpoint, key: key!, auth: auth! });
}

export async function unsubscribe(): Promise<NoticeInfo | null> {
  const subscription = await currentSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return noticeCalls.unsubscribe(subscription.endpoint);
}
