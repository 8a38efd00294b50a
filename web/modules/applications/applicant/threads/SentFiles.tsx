import { Eye } from 'lucide-react';
import { FileList, FileRow } from '#ui-kit/FileRow/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import type { AttachedFile } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { filesText as tf } from '#web/parts/files/files.words.ts';
import { useOpenStoredFile } from '#web/parts/files/useOpenStoredFile.ts';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Family } from '../model/formTypes.ts';

type SentFilesProps = { readonly family: Family; readonly files: readonly AttachedFile[] };

/** The files of a message, as the applicant opens them. */
export const SentFiles = ({ family, files }: SentFilesProps) => {
  const open = useOpenStoredFile((id) => `${FAMILY_PATHS[family].file}/${id}`);
  return (
    <FileList aria-label={tf((w) => w.list)}>
      {files.map((file) => (
        <FileRow
          key={file.id}
          name={file.fileName}
          sizeBytes={file.sizeBytes}
          actions={
            <IconButton
              icon={Eye}
              name={tf((w) => w.open, { name: file.fileName })}
              onClick={() => void open(file)}
            />
          }
        />
      ))}
    </FileList>
  );
};
