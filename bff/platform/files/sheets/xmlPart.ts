import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** What is heard of an XML part, by names without their prefix. */
export type XmlListener = {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** Whether nothing more is wanted: what is left of the part is not even unpacked. */
  readonly isDone?: () => boolean;
};

/** The parts of an Office document. */
export type Package = {
  /** Reads a part from its beginning to its end; nothing is heard of one that is not there. */
  readonly read: (name: string, listener: XmlListener) => Promise<void>;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Knows no entities but the five of XML and opens nothing outside of the part. @throws Error where it is no XML */
export const parserFor = (listener: XmlListener): SaxesParser => {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => listener.open?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => listener.close?.(localName(name)));
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  return parser;
};

const readPart = async (zip: ZipFile, entry: Entry, listener: XmlListener): Promise<void> => {
  const parser = parserFor(listener);
  const decoder = new TextDecoder();
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes: Buffer = chunk;
    parser.write(decoder.decode(bytes, { stream: true }));
    if (listener.isDone?.() === true) return;
  }
  parser.write(decoder.decode()).close();
};

const open = async (path: string) => {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return { zip, entries };
};

/**
 * Opens a document that `inspectContent` has looked into: what it unpacks to is within bounds.
 * @throws Error when it or a part of it cannot be read
 */
export const withPackage = async <Result>(
  path: string,
  use: (parts: Package) => Promise<Result>,
): Promise<Result> => {
  const { zip, entries } = await open(path);
  try {
    return await use({
      read: async (name, listener) => {
        const entry = entries.get(name);
        if (entry !== undefined) await readPart(zip, entry, listener);
      },
    });
  } finally {
    zip.close();
  }
};
