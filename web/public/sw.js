/** The service worker: it shows pushes and opens their table. It keeps no file and answers no request, so a new version
 * of the page is never held back by it. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    /* It is not ours, but a browser wants every push to be shown. */
  }
  const { title = "Comares", body = "", page = "", tag = "comares" } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: "/icons/192.png",
      data: { page },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const page = `/${event.notification.data?.page ?? ""}`;
  event.waitUntil(open(page));
});

/** Shows the page in a window that is open, or in a new one. */
async function open(page) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const each of windows) {
    try {
      await each.focus();
      await each.navigate(page);
      return;
    } catch {
      /* A browser may refuse to reuse that window. */
    }
  }
  await self.clients.openWindow(page);
}
