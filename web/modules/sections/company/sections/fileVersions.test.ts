import { expect, it } from 'vitest';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import type { SectionFile } from '#web/parts/company/companyTypes.ts';
import { fileChangeOf, fileStacks, newestVersionOf } from './fileVersions.ts';

const file = (
  id: string,
  replacedFileId: string | null = null,
  facts: Partial<SectionFile> = {},
): SectionFile => ({
  id,
  fileName: `${id}.pdf`,
  sizeBytes: 1,
  contentType: 'application/pdf',
  sha256: 'a'.repeat(64),
  versionNumber: replacedFileId === null ? 1 : 2,
  replacedFileId,
  scanStatus: FileScanStatus.Clean,
  uploadedAt: '2026-11-20T00:00:00.000Z',
  uploadedByName: '向井 陽子',
  isSubmitted: false,
  pageCount: 1,
  alsoIn: [],
  ...facts,
});

it('older versions hang below the newest, the newest of them first', () => {
  const stacks = fileStacks([file('c', 'b'), file('x'), file('b', 'a'), file('a')]);
  expect(stacks.map(({ current, older }) => [current.id, older.map(({ id }) => id)])).toEqual([
    ['c', ['b', 'a']],
    ['x', []],
  ]);
});

it('a file whose old version is not listed stands alone', () => {
  expect(fileStacks([file('b', 'gone')])).toMatchObject([{ current: { id: 'b' }, older: [] }]);
});

it('says what happened to a file since the last submission', () => {
  expect(fileChangeOf(file('a'), true)).toBe('added');
  expect(fileChangeOf(file('a', 'b'), true)).toBe('replaced');
  expect(fileChangeOf(file('a', null, { isSubmitted: true }), true)).toBe('unchanged');
  expect(fileChangeOf(file('a', null, { isSubmitted: true }), false)).toBe('submitted');
});

it('a finding on an old version is answered by a version after the newest', () => {
  const files = [file('c', 'b'), file('x'), file('b', 'a'), file('a')];
  expect(newestVersionOf(files, 'a')?.id).toBe('c');
  expect(newestVersionOf(files, 'gone')).toBeNull();
  expect(newestVersionOf(files, null)).toBeNull();
});
