import { expect } from 'vitest';
import yauzl from 'yauzl';
import { readDelimited } from '#rules/tables/delimited.ts';

const MARKED_UTF8 = 0x800;
const LIST = '一覧.csv';

/** The files of a zip by their names, each said to be UTF-8. */
export const filesIn = async (bytes: Uint8Array): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    expect(entry.generalPurposeBitFlag & MARKED_UTF8).toBe(MARKED_UTF8);
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
};

/** The names of the documents in it. */
export const pathsIn = async (bytes: Uint8Array): Promise<string[]> =>
  [...(await filesIn(bytes)).keys()].filter((path) => path !== LIST);

/** Some columns of the list that stands last in an archive of documents, row by row. */
export const listedIn = async (
  bytes: Uint8Array,
  ...columns: string[]
): Promise<(string | undefined)[][]> => {
  const text = (await filesIn(bytes)).get(LIST)?.toString() ?? '';
  const [headings = [], ...rows] = readDelimited(text);
  return rows.map((row) => columns.map((column) => row[headings.indexOf(column)]));
};
