import { useState } from 'react';
import { FileScanStatus } from '#web/api/generated/enums.ts';
import { inlineHref, useFileContent } from '#web/documentViewer/index.ts';
import { adminFileHref } from '#web/files/FileDialog.tsx';
import type { Section } from '../../types.ts';
import { currentFiles } from './fileVersions.ts';

/** Which file lies open, and its content for the viewer and the clippings. */
export const useDeskFile = (section: Section) => {
  const files = currentFiles(section.files);
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
