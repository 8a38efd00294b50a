/** Where `document.cookie` is read and written; a plain object in tests. */
export type CookieJar = { cookie: string };

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    // A damaged value, `%` alone, is none.
    return null;
  }
};

/** @returns the value of a cookie, null when it is absent, empty or damaged */
export const readCookie = (jar: CookieJar, name: string): string | null => {
  const pair = jar.cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? '';
  return value === '' ? null : decoded(value);
};

/** Stores a session token at path / (spec 9), unseen by other sites, and on https never in the clear. */
export const writeCookie = (jar: CookieJar, name: string, value: string, isHttps: boolean): void => {
  jar.cookie = `${name}=${encodeURIComponent(value)}; ${attributes(isHttps)}`;
};

export const clearCookie = (jar: CookieJar, name: string, isHttps: boolean): void => {
  jar.cookie = `${name}=; Max-Age=0; ${attributes(isHttps)}`;
};

const attributes = (isHttps: boolean): string => `Path=/; SameSite=Strict${isHttps ? '; Secure' : ''}`;
