/** Only printable ASCII: a control character or a full-width slash may be dropped or folded by a browser. */
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Encoded forms that some proxies decode before they route: slash, backslash, control characters. */
const ENCODED_TROUBLE = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

/** An address of no use after log-in, because it is a log-in page itself. */
const LOGIN_PAGE = /^\/(?:admin|user|application)\/(?:[^?#]*\/)?login(?:[/?#]|$)/;

/**
 * The address to open after log-in, if it may be honoured: it starts with one `/` and stays on this
 * origin under every reading of a browser (spec 2 "Access and redirects").
 * @param value the raw, once-decoded query parameter `return_url`
 * @returns the path with query and fragment, or null when it must not be followed
 */
export const safeReturnUrl = (value: string | null): string | null => {
  if (value === null || !PRINTABLE.test(value)) return null;
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return null;
  const [path = ''] = value.split(/[?#]/, 1);
  if (ENCODED_TROUBLE.test(path) || path.includes('//') || LOGIN_PAGE.test(value)) return null;
  return staysHere(value) ? value : null;
};

/** Parses as a browser does, on an origin that cannot exist; a changed origin or folded dots betray a trick. */
const staysHere = (value: string): boolean => {
  try {
    const url = new URL(value, 'https://origin.invalid');
    return url.origin === 'https://origin.invalid' && url.pathname === value.split(/[?#]/, 1)[0];
  } catch {
    return false;
  }
};
