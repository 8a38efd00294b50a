import { describe, expect, it } from 'vitest';
import { nextSequence, versionOf } from './fileVersions.service.ts';

const file = (id: number, type: number, sequence: number) => ({
  id,
  fileId: `file-${id}`,
  documentList: 'DocumentType',
  type,
  sequence,
});

describe('versions of files', () => {
  const files = [file(1, 6, 1), file(2, 6, 2), file(4, 6, 1), file(5, 7, 1), file(9, 6, 1)];

  it('count the files of one place from the oldest and name the one replaced', () => {
    expect(versionOf(file(1, 6, 1), files)).toEqual({ versionNumber: 1, replacedFileId: null });
    expect(versionOf(file(9, 6, 1), files)).toEqual({ versionNumber: 3, replacedFileId: 'file-4' });
  });

  it('of another place or document do not count', () => {
    expect(versionOf(file(2, 6, 2), files).versionNumber).toBe(1);
    expect(versionOf(file(5, 7, 1), files).versionNumber).toBe(1);
  });

  it('begin a new place after the last one of the document', () => {
    expect(nextSequence(files, { documentList: 'DocumentType', type: 6 })).toBe(3);
    expect(nextSequence(files, { documentList: 'NotoDocumentType', type: 6 })).toBe(1);
  });
});
