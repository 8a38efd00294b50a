import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectContent } from './inspectContent.ts';
import { docx, type TestEntry, zipOf } from './testZip.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

const archive = async (...entries: TestEntry[]) => {
  const file = path.join(folder, 'file.zip');
  await writeFile(file, zipOf(entries));
  return inspectContent(file, '.zip');
};

describe('archives', () => {
  it('with documents that unpack to more than is allowed for all of them together are refused', async () => {
    // 20 kB that unpacked to 29 GB at 1,000 documents, each of them within its own limit.
    const inner = zipOf([...docx, { name: 'word/media/a.bin', content: Buffer.alloc(29 * 1024 * 1024) }]);
    const documents = Array.from({ length: 1000 }, (_, index) => ({ name: `${index}.docx`, content: inner }));
    expect(await archive(...documents)).toEqual({ code: 'archiveTooLarge' });
  });

  it('whose documents hold more than 10,000 entries together are refused', async () => {
    const parts = Array.from({ length: 900 }, (_, index) => ({ name: `word/${index}.xml` }));
    const documents = Array.from({ length: 12 }, (_, index) => ({
      name: `${index}.docx`,
      content: zipOf([...docx, ...parts]),
    }));
    expect(await archive(...documents)).toEqual({ code: 'archiveTooLarge' });
    expect(await archive(...documents.slice(0, 10))).toBeNull();
  });
});
