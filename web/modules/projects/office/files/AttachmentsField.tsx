import { useRef } from 'react';
import { FileField } from '#ui-kit/FileField/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import type { UploadedFile } from '#web/parts/api/files.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { type FileRules, limitsInWords } from '#web/parts/files/fileRules.ts';
import { MAX_FILE_BYTES } from '#web/parts/files/maxFileBytes.ts';
import { uploadItemOf } from '#web/parts/files/uploadItem.ts';
import { useUploadQueue } from '#web/parts/files/useUploadQueue.ts';
import { useKnownField } from '#web/parts/form/useKnownField.ts';
import { projectsText as t } from '../projects.words.ts';

type AttachedFile = components['schemas']['Announcement']['files'][number];

/** What is read on a screen or printed. */
const rulesFor = (maxFiles: number): FileRules => ({
  allowedExtensions: ['.pdf', '.docx', '.xlsx', '.pptx', '.jpg', '.jpeg', '.png'],
  maxBytes: MAX_FILE_BYTES,
  maxFiles,
});

/** A file that belongs to no my page yet (contract: AdminFileMeta). */
const NO_MY_PAGE = -1;

type AttachmentsFieldProps = {
  /** The form's field with the ids, those that stand first. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** Of the contract. */
  readonly maxFiles: number;
  readonly attached: readonly AttachedFile[];
  /** What is to be said of one of them. */
  readonly noteOf?: (file: AttachedFile) => string | undefined;
  readonly onSending: (isSending: boolean) => void;
  /** A new file has arrived; it may still have to be looked at. */
  readonly onStored: (file: UploadedFile) => void;
};

/** The ids in the form, and the new files on their way into it. */
const useAttachments = ({ name, maxFiles, onSending, onStored }: AttachmentsFieldProps) => {
  const rules = rulesFor(maxFiles);
  const files = useFiles();
  const { input } = useKnownField<readonly string[]>(name, { subscription: { value: true } });
  const ids = useRef(input.value);
  ids.current = input.value;
  const put = (next: readonly string[]): void => {
    ids.current = next;
    input.onChange(next);
  };
  const queue = useUploadQueue(async (job, options) => {
    onSending(true);
    try {
      const meta = { fileName: job.file.name, mypageID: NO_MY_PAGE, sectionID: null };
      const stored = await files.upload('/api/admin/file', job.file, meta, options);
      put([...ids.current, stored.id]);
      onStored(stored);
      return stored;
    } finally {
      onSending(false);
    }
  });
  const remove = (id: string): void => {
    const job = queue.jobs.find((each) => each.id === id);
    if (job !== undefined) queue.remove(id);
    put(ids.current.filter((each) => each !== (job === undefined ? id : job.uploaded?.id)));
  };
  const add = (chosen: readonly File[]) => queue.add(chosen, { rules, presentCount: ids.current.length });
  return { ids: input.value, jobs: queue.jobs, rules, add, remove, retry: queue.retry };
};

const attachedItem = (file: AttachedFile, note: string | undefined) => ({
  id: file.id,
  name: file.fileName,
  sizeBytes: file.sizeBytes,
  state: 'sent' as const,
  note,
});

/** Files that a record holds by their ids: those it has, and new ones on their way. */
export const AttachmentsField = (props: AttachmentsFieldProps) => {
  const { ids, jobs, rules, add, remove, retry } = useAttachments(props);
  const { label, help, noteOf } = props;
  const kept = props.attached.filter(({ id }) => ids.includes(id));
  const present = [...kept.map(({ id }) => id), ...jobs.map(({ uploaded }) => uploaded?.id)];
  // Sent before a page load: the form has brought back its id, the name comes with the record once it is saved.
  const nameless = ids.filter((id) => !present.includes(id));
  return (
    <FileField
      label={label}
      need="optional"
      help={
        <>
          {help}
          {help && <br />}
          <TextPart>{limitsInWords(rules)}</TextPart>
        </>
      }
      accept={rules.allowedExtensions.join(',')}
      items={[
        ...kept.map((file) => attachedItem(file, noteOf?.(file))),
        ...nameless.map((id) => ({ id, name: t((w) => w.fields.newFile), state: 'sent' as const })),
        ...jobs.map(uploadItemOf),
      ]}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
    />
  );
};
