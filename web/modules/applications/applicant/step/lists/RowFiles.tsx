import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useForm } from 'react-final-form';
import { Button } from '#ui-kit/Button/index.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { FileField, type FileItem } from '#ui-kit/FileField/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { limitsInWords, takesPhotos } from '#web/parts/files/fileRules.ts';
import { isStopped } from '#web/parts/files/scanning.ts';
import { uploadItemOf } from '#web/parts/files/uploadItem.ts';
import type { UploadJob } from '#web/parts/files/uploadQueue.ts';
import { useQueuedUploads } from '#web/parts/files/useUploadQueue.ts';
import { rulesOf, storedItem } from '../../documents/storedItem.tsx';
import { applicantText as t } from '../../model/applicant.words.ts';
import { FAMILY_PATHS, uploadDocument } from '../../model/families.ts';
import type { Application, FormDocument } from '../../model/formTypes.ts';
import { countedFiles } from '../../model/madeDocuments.ts';
import { onItsWay, type TypedValues } from '../../model/values.ts';
import { useStep } from '../stepContext.ts';
import { type AnswerProps, useAnswer } from '../useAnswer.ts';
import { cancelRowUpload, rowUploadsOf } from './rowUploads.ts';

const noFiles: readonly string[] = [];

/** The queue of the form; a file of it is sent under its document. */
const useRowUploads = ({ id: applicationId, family }: Application) => {
  const form = useForm<TypedValues>();
  const files = useFiles();
  const queries = useQueryClient();
  const queue = rowUploadsOf(form, {
    send: (job, options) =>
      uploadDocument(files, family, job.file, { applicationId, type: Number(job.purpose) }, options),
    onSent: () => void queries.invalidateQueries(),
  });
  return { ...useQueuedUploads(queue), cancel: (id: string) => cancelRowUpload(form, queue, id) };
};

/** What a row names, in its order: stored files, and those on their way. */
const itemsOf = (
  named: readonly string[],
  stored: Application['files'],
  jobs: readonly UploadJob[],
): FileItem[] =>
  named.flatMap((item) => {
    const file = stored.find(({ id }) => id === item);
    if (file !== undefined) return [storedItem(file)];
    const job = jobs.find(({ id, uploaded }) => onItsWay(id) === item || uploaded?.id === item);
    return job === undefined ? [] : [uploadItemOf(job)];
  });

type FilesProps = AnswerProps & { document: FormDocument };

/** The files of one cell, and what can be done with them. */
const useRowFiles = ({ document, ...props }: FilesProps) => {
  const { application } = useStep();
  const { value, change, frame } = useAnswer<readonly string[]>(props, noFiles);
  const { jobs, add, retry, cancel } = useRowUploads(application);
  const { show } = useSnackbar();
  const files = useFiles();
  const rules = rulesOf(document);
  const stored = countedFiles(application, document);
  const others = stored.filter((file) => !value.includes(file.id) && !isStopped(file));

  const handleAdd = (chosen: File[]) => {
    const sent = add(chosen, { rules, presentCount: stored.length, purpose: String(document.type) });
    change([...value, ...sent.map(onItsWay)]);
  };
  const handleRemove = (id: string) => {
    const file = stored.find((candidate) => candidate.id === id);
    if (file === undefined) return cancel(id);
    change(value.filter((item) => item !== id));
    show({ message: t((w) => w.step.rowFileLeft, { name: file.fileName }), severity: 'info' });
  };
  const handleOpen = async (id: string) => {
    const download = await files.download(`${FAMILY_PATHS[application.family].file}/${id}`);
    if (download !== null) saveDownload(download);
  };
  return {
    frame,
    rules,
    others,
    use: (id: string) => change([...value, id]),
    field: {
      items: itemsOf(value, stored, jobs),
      isDisabled: stored.length >= document.maxFiles,
      onAdd: handleAdd,
      onRemove: handleRemove,
      onRetry: retry,
      onOpen: (id: string) => void handleOpen(id),
    },
  };
};

/**
 * The files that a row of expenses names: sent from here, photographed, or chosen among those that are there already.
 * Each lies once, under its document; taking it out of the row leaves it there.
 */
export const RowFiles = (props: AnswerProps) => {
  const { documents } = useStep().definition;
  const document = documents.find(({ type }) => type === props.field.documentType);
  return document === undefined ? null : <FilesOfRow {...props} document={document} />;
};

const FilesOfRow = (props: FilesProps) => {
  const { frame, rules, others, use, field } = useRowFiles(props);
  const { id, label, help, error } = frame;
  return (
    <Stack gap={8}>
      <FileField
        controlId={id}
        label={label}
        need={props.isNeeded ? 'required' : 'optional'}
        help={
          <>
            {help} {limitsInWords(rules)}
          </>
        }
        error={error}
        accept={rules.allowedExtensions.join(',')}
        hasCamera={takesPhotos(rules)}
        {...field}
      />
      {others.length > 0 && <OtherFiles files={others} onUse={use} />}
    </Stack>
  );
};

type OthersProps = { files: Application['files']; onUse: (id: string) => void };

/** Files of the same document that this row does not name yet. */
const OtherFiles = ({ files, onUse }: OthersProps) => (
  <Disclosure summary={t((w) => w.step.rowFilesFrom, { count: files.length })}>
    <Stack gap={8}>
      {files.map(({ id, fileName }) => (
        <Button key={id} variant="quiet" icon={Plus} onClick={() => onUse(id)}>
          {t((w) => w.step.useFile, { name: fileName })}
        </Button>
      ))}
    </Stack>
  </Disclosure>
);
