import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveDurably } from './folderLayout.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, open: vi.fn(real.open) };
});

let root: string;
beforeAll(async () => {
  root = await fs.mkdtemp(path.join(tmpdir(), 'hojo-folders-'));
});
afterAll(() => fs.rm(root, { recursive: true, force: true }));
beforeEach(() => {
  vi.mocked(fs.open).mockClear();
});

/** Puts a file into a folder. @returns the folders whose names were written to the disk for it, in their order */
const put = async (folder: string, name: string): Promise<string[]> => {
  const from = path.join(root, 'arrived');
  await fs.writeFile(from, name);
  await moveDurably(from, path.join(root, folder, name), root);
  expect(await fs.readFile(path.join(root, folder, name), 'utf8')).toBe(name);
  return vi.mocked(fs.open).mock.calls.map(([opened]) => path.relative(root, String(opened)));
};

describe('a file that gets its name', () => {
  it('has the names of all folders above it written, the first time', async () => {
    expect(await put('stored/ab/cd', 'one')).toEqual(['stored/ab/cd', 'stored/ab', 'stored', '']);
  });

  it('costs one write of names where its folder is known to last', async () => {
    expect(await put('stored/ab/cd', 'two')).toEqual(['stored/ab/cd']);
  });

  it('has only those written that are new, beside others', async () => {
    expect(await put('stored/ab/ef', 'three')).toEqual(['stored/ab/ef', 'stored/ab']);
  });

  it('does not trust a folder that another process has made and may not have written yet', async () => {
    await fs.mkdir(path.join(root, 'stored/99/88'), { recursive: true });
    expect(await put('stored/99/88', 'four')).toEqual(['stored/99/88', 'stored/99', 'stored']);
  });

  it('nor one that was removed meanwhile', async () => {
    await fs.rm(path.join(root, 'stored/ab'), { recursive: true });
    expect(await put('stored/ab/cd', 'five')).toEqual(['stored/ab/cd', 'stored/ab', 'stored']);
  });
});
