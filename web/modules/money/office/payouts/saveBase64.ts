/** The bytes of a text in Base64. */
const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));

/** Hands a file to the browser, which saves it. @param content in Base64 */
export const saveBase64 = (fileName: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([bytesOf(content)], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};

const CHUNK = 0x8000;

/** What a chosen file holds, in Base64. */
export const readBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
  );
  return btoa(parts.join(''));
};
