/*
 * What a browser does at the provider: it follows redirects with its cookies, and fills in the two forms that are there.
 */

const MOST_STEPS = 12;

type Jar = Map<string, string>;

const keepCookies = (jar: Jar, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
};

const visit = async (jar: Jar, url: string, form?: Record<string, string>): Promise<Response> => {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie },
    ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
  });
  keepCookies(jar, response);
  return response;
};

const formOf = (html: string, name: string): Record<string, string> =>
  html.includes('name="login"')
    ? { prompt: 'login', login: name, password: 'anything' }
    : { prompt: 'consent' };

/**
 * Logs in at a provider as somebody.
 * @param url where the product has sent the browser
 * @returns where the provider leads back to, and the query of it
 */
export const logInAt = async (url: string, name: string): Promise<{ url: URL; answer: string }> => {
  const jar: Jar = new Map();
  const { origin } = new URL(url);
  let response = await visit(jar, url);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const location = response.headers.get('location');
    if (location === null) {
      const html = await response.text();
      const action = /action="([^"]+)"/.exec(html)?.[1];
      if (action === undefined)
        throw new Error(`the provider answers ${response.status} ${html.slice(0, 2000)}`);
      response = await visit(jar, new URL(action, origin).href, formOf(html, name));
      continue;
    }
    const next = new URL(location, origin);
    if (next.origin !== origin) return { url: next, answer: next.search.slice(1) };
    response = await visit(jar, next.href);
  }
  throw new Error('the provider does not lead back');
};
