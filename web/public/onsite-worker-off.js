/*
 * What phones get in the place of the service worker when the operator has switched it off (ONSITE_COPIES=off): it takes
 * away what that one has kept, and itself. What an inspector has written stays, and is sent from an open page.
 */
const takeAway = async () => {
  for (const name of await caches.keys()) if (name.startsWith('onsite-')) await caches.delete(name);
  await self.registration.unregister();
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeAway()));
