/** Longest JSON body, in bytes; an application with every list full is about 200 kB. */
export const JSON_BODY_BYTES = 1024 * 1024;
