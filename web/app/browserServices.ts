import { createServices, type Services } from '#web/parts/api/services.ts';
import { assertOwnUrl } from '#web/parts/navigation/externalUrl.ts';
import { logInAgain } from './session/logInAgain.ts';
import type { Settings } from './settings.ts';

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/** The services of a real browser window: its cookies, its network, its location. */
export const createBrowserServices = (window: Window, { publicSite }: Settings): Services => {
  const { location } = window;
  let isLeaving = false;

  /** The first departure counts: a guard and a lost session may both want to leave at once. */
  const leave = (href: string): void => {
    const url = assertOwnUrl(href, location.href, [location.hostname, hostOf(publicSite)]);
    if (isLeaving) return;
    isLeaving = true;
    location.replace(url);
  };

  /** The one way off the product's own domains (spec 2 refuses all others): the server names these itself. */
  const goToProvider = (url: string): void => {
    if (!/^https?:\/\//.test(url)) throw new Error('A provider is reached by http');
    location.assign(url);
  };

  return createServices({
    jar: window.document,
    isHttps: location.protocol === 'https:',
    memory: window.sessionStorage,
    storages: { local: window.localStorage, tab: window.sessionStorage },
    leave,
    goToProvider,
    onLogInNeeded: logInAgain({ here: () => location, leave, publicSite }),
  });
};
