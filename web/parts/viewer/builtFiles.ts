/*
 * The data files of pdf.js (character maps of CJK encodings, the fourteen standard fonts) as files of our own
 * build: Japanese forms often name fonts that they do not carry, and nothing may come from another host.
 */
const cMaps: Record<string, string> = import.meta.glob('../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fonts: Record<string, string> = import.meta.glob(
  '../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  { query: '?url', import: 'default', eager: true },
);

const addresses = new Map(
  Object.entries({ ...cMaps, ...fonts }).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/** Reads a data file for pdf.js. It asks by the bare name; our names carry a hash. */
export class BuiltFiles {
  /** @throws Error when pdf.js has no such file, or the server does not answer */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = addresses.get(filename);
    if (url === undefined) throw new Error(`pdf.js has no file ${filename}`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename}: HTTP ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
