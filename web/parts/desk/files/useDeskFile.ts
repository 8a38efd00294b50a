import { useState } from 'react';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { adminFileHref } from '#web/parts/files/adminFileHref.ts';
import { inlineHref, useFileContent } from '#web/parts/viewer/index.ts';
import type { DeskFile } from '../deskTypes.ts';
import { currentFiles } from './fileVersions.ts';

/** Which file lies open, and its content for the viewer and the clippings. */
export const useDeskFile = (record: { readonly files: readonly DeskFile[] }) => {
  const files = currentFiles(record.files);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const file = files.find(({ id }) => id === chosenId) ?? files[0] ?? null;
  const isReady = file !== null && file.scanStatus === FileScanStatus.Clean;
  const { content, retry } = useFileContent(
    isReady ? inlineHref(adminFileHref(file.id)) : null,
    file?.contentType ?? '',
  );
  return { files, file, choose: setChosenId, content, retry };
};

export type DeskFileState = ReturnType<typeof useDeskFile>;

/** Pages that a finding can name while the file tells none: a picture, or one that is not drawn. */
export const pageCountOf = ({ file, content }: DeskFileState): number =>
  content.state === 'pdf' ? content.pdf.pageCount : (file?.pageCount ?? 1);

/** A finding about a file of one page is on that page. */
export const onlyPageOf = ({ content }: DeskFileState): number | null =>
  content.state === 'pdf' && content.pdf.pageCount === 1 ? 1 : null;
