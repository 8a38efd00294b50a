import { expect, it } from 'vitest';
import type { SectionFile } from '../../types.ts';
import { currentFiles, newestVersion, versionBefore } from './fileVersions.ts';

const file = (id: string, versionNumber: number, replacedFileId: string | null = null): SectionFile => ({
  id,
  fileName: `${id}.pdf`,
  sizeBytes: 1,
  contentType: 'application/pdf',
  sha256: 'a'.repeat(64),
  versionNumber,
  replacedFileId,
  scanStatus: 1,
  uploadedAt: '2026-11-20T05:04:30Z',
  uploadedByName: '豊田 まめ子',
  isSubmitted: true,
  pageCount: null,
});

const files = [file('order2', 2, 'order1'), file('order1', 1), file('photo', 1)];

it('shows the newest version of each file only', () => {
  expect(currentFiles(files).map(({ id }) => id)).toEqual(['order2', 'photo']);
});

it('finds the version to compare with, and none for a first version', () => {
  expect(versionBefore(files, files[0] ?? file('x', 1))?.id).toBe('order1');
  expect(versionBefore(files, file('photo', 1))).toBeNull();
});

it('counts versions by the newest file', () => {
  expect(newestVersion(files)).toBe(2);
  expect(newestVersion([])).toBeNull();
});
