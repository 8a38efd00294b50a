import { expect, it } from 'vitest';
import type { DeskFile } from '../deskTypes.ts';
import { currentFiles, newestVersion, versionBefore } from './fileVersions.ts';

const file = (id: string, versionNumber: number, replacedFileId: string | null = null): DeskFile => ({
  id,
  fileName: `${id}.pdf`,
  contentType: 'application/pdf',
  versionNumber,
  replacedFileId,
  scanStatus: 1,
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
