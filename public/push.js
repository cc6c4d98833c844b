// Part of the service worker (vite.config.ts): a call of the server is shown, and opens the match that it is about.
const scope = self.registration.scope;

self.addEventListener('push', (event) => {
  const { match, title, body, lang } = event.data.json();
  const icon = new URL('icon-512.png', scope).href;
  // A call for a match that was called before takes its place.
  const shown = self.registration.showNotification(title, {
    body,
    lang,
    icon,
    badge: icon,
    tag: match,
    data: { match },
  });
  const badge = 'setAppBadge' in navigator ? navigator.setAppBadge() : undefined;
  event.waitUntil(Promise.allSettled([shown, badge]));
});

async function openMatch(match) {
  const address = new URL(`online/${match}`, scope).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMatch(event.notification.data.match));
});
