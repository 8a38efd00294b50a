import { Eye } from 'lucide-react';
import { FileList, FileRow } from '#ui-kit/FileRow/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { filesText as tf } from '#web/parts/files/files.words.ts';
import { useOpenFile } from './useOpenFile.ts';

/** Files that come with something else: an announcement, an account. */
export const AttachedFiles = ({ files }: { files: readonly components['schemas']['AttachedFile'][] }) => {
  const open = useOpenFile();
  if (files.length === 0) return null;
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
