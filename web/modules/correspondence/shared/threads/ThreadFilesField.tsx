import { FileField } from '#ui-kit/FileField/index.ts';
import { limitsInWords } from '#web/parts/files/fileRules.ts';
import { uploadItemOf } from '#web/parts/files/uploadItem.ts';
import { threadsText as t } from './threads.words.ts';
import { THREAD_FILES, type ThreadFiles } from './useThreadFiles.ts';

/** Files that go with a message. */
export const ThreadFilesField = ({ files }: { readonly files: ThreadFiles }) => (
  <FileField
    label={t((w) => w.files)}
    need="optional"
    help={limitsInWords(THREAD_FILES)}
    accept={THREAD_FILES.allowedExtensions.join(',')}
    hasCamera
    items={files.jobs.map(uploadItemOf)}
    onAdd={files.add}
    onRemove={files.remove}
    onRetry={files.retry}
  />
);
