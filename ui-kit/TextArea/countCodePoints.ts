/** Length as JSON Schema counts `maxLength`: code points, so 𠮷 and an emoji of one code point are one; CRLF counts as LF. */
export const countCodePoints = (words: string): number => [...words.replaceAll('\r\n', '\n')].length;
