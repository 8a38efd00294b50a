/** What follows is the secret by which a calendar is read without a session. */
const CALENDAR = /^(\/+api\/+calendar\/+).+/i;

/** An address as a log may have it: without its query, which may hold an e-mail, and without a calendar's secret. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(CALENDAR, '$1***');
