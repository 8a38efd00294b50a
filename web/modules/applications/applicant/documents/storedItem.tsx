import type { ReactNode } from 'react';
import type { FileItem } from '#ui-kit/FileField/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { DuplicateFileNote } from '#web/parts/files/DuplicateFileNote.tsx';
import type { FileRules } from '#web/parts/files/fileRules.ts';
import { ScanNote } from '#web/parts/files/ScanNote.tsx';
import { savedAt } from '#web/parts/files/savedAt.ts';
import { isStopped } from '#web/parts/files/scanning.ts';
import { applicantSendText as sendText } from '../confirm/applicantSend.words.ts';
import type { Application, FormDocument } from '../model/formTypes.ts';

type Stored = Application['files'][number];

const versionNote = ({ versionNumber, uploadedAt, isSubmitted }: Stored): string =>
  isSubmitted
    ? sendText((w) => w.documents.submitted, { version: versionNumber })
    : sendText((w) => w.documents.stored, { version: versionNumber, time: savedAt(uploadedAt) });

const noteOf = (file: Stored, more: ReactNode) => (
  <>
    <TextPart>{versionNote(file)}</TextPart> <DuplicateFileNote names={file.alsoIn} />
    {more}
  </>
);

/**
 * A stored file as a row of the file field.
 * @param more what is said of it behind its version
 */
export const storedItem = (file: Stored, more?: ReactNode): FileItem => {
  const { id, fileName: name, sizeBytes, scanStatus } = file;
  if (scanStatus === FileScanStatus.Clean)
    return { id, name, sizeBytes, state: 'sent', note: noteOf(file, more) };
  const note = <ScanNote status={scanStatus} />;
  return isStopped(file)
    ? { id, name, sizeBytes, state: 'refused', problem: note }
    : { id, name, sizeBytes, state: 'checking', note };
};

/** The rules as the contract writes them elsewhere: with the dot, lower case. */
export const rulesOf = ({ allowedExtensions, maxBytes, maxFiles }: FormDocument): FileRules => ({
  allowedExtensions: allowedExtensions.map((extension) => `.${extension.replace(/^\./, '').toLowerCase()}`),
  maxBytes,
  maxFiles,
});
