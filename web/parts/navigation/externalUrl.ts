/**
 * Lets an address pass if it is on one of the product's own domains (or a sub-domain of one).
 * @param href an absolute http(s) address, or a relative one, which is always the product's own
 * @param ownHosts host names without port, e.g. `location.hostname` and the public site's
 * @throws Error with the text of spec 2 for every other address
 */
export const assertOwnUrl = (href: string, base: string, ownHosts: readonly string[]): URL => {
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (url === null || !isHttp(url) || !isOwnHost(url.hostname, ownHosts)) {
    throw new Error('Redirect to external URL which not allowed');
  }
  return url;
};

const isHttp = (url: URL): boolean =>
  (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';

const isOwnHost = (host: string, ownHosts: readonly string[]): boolean =>
  ownHosts.some((own) => own !== '' && (host === own || host.endsWith(`.${own}`)));
