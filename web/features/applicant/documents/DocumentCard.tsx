import { useState } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { FileField } from '#ui-kit/FileField/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { saveDownload } from '#web/api/files.ts';
import { useChange } from '#web/api/query.tsx';
import { useServices } from '#web/api/services.ts';
import { type FileRules, limitsInWords, takesPhotos } from '#web/files/fileRules.ts';
import { savedAt } from '#web/files/savedAt.ts';
import { uploadItemOf } from '#web/files/uploadItem.ts';
import { applicantText as t } from '../applicantText.ts';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Application, FormDocument } from '../model/types.ts';
import { controlIdOf } from '../step/stepContext.ts';
import { useUploads } from './useUploads.ts';

type Stored = Application['files'][number];

const noteOf = ({ versionNumber, uploadedAt, isSubmitted }: Stored): string =>
  isSubmitted
    ? t((w) => w.documents.submitted, { version: versionNumber })
    : t((w) => w.documents.stored, { version: versionNumber, time: savedAt(uploadedAt) });

const storedItem = (file: Stored) => ({
  id: file.id,
  name: file.fileName,
  sizeBytes: file.sizeBytes,
  state: 'sent' as const,
  note: noteOf(file),
});

type DocumentCardProps = {
  application: Application;
  document: FormDocument;
  isRequired: boolean;
  error: string | undefined;
};

/** The rules as the contract writes them elsewhere: with the dot, lower case. */
const rulesOf = ({ allowedExtensions, maxBytes, maxFiles }: FormDocument): FileRules => ({
  allowedExtensions: allowedExtensions.map((extension) => `.${extension.replace(/^\./, '').toLowerCase()}`),
  maxBytes,
  maxFiles,
});

/** One document: what it is for, its files, and a way to add, replace, see and remove them. */
export const DocumentCard = ({ application, document, isRequired, error }: DocumentCardProps) => {
  const { files } = useServices();
  const { show } = useSnackbar();
  const rules = rulesOf(document);
  const { jobs, add, retry, remove: cancel } = useUploads(application, document);
  const [removing, setRemoving] = useState<Stored | null>(null);
  const stored = application.files.filter(({ type }) => type === document.type);
  const paths = FAMILY_PATHS[application.family];
  const remove = useChange('delete', paths.oneFile);
  const replaced = stored.filter(({ isSubmitted }) => isSubmitted);
  // What has arrived is the application's.
  const onTheWay = jobs.filter(({ uploaded }) => !stored.some(({ id }) => id === uploaded?.id));

  const handleAdd = (chosen: File[]) => {
    // What was handed in stays on record: the first new file becomes its next version.
    const [handedIn] = replaced;
    const replacedFileId = replaced.length === 1 ? (handedIn?.id ?? null) : null;
    add(chosen, { rules, presentCount: stored.length, replacedFileId });
  };
  const handleRemove = (id: string) => {
    const file = stored.find((candidate) => candidate.id === id);
    if (file === undefined) cancel(id);
    else if (file.isSubmitted) show({ message: t((w) => w.documents.cannotRemove), severity: 'info' });
    else setRemoving(file);
  };
  const handleOpen = async (id: string) => {
    const download = await files.download(`${paths.file}/${id}`);
    if (download !== null) saveDownload(download);
  };
  const handleConfirm = async () => {
    if (removing !== null) await remove.run({ path: { id: removing.id } });
    setRemoving(null);
  };

  return (
    <Card padding="roomy">
      <FileField
        controlId={controlIdOf(`/files/${document.type}`)}
        label={
          document.form === null
            ? document.label
            : t((w) => w.documents.withForm, { label: document.label, form: document.form })
        }
        need={isRequired ? 'required' : 'optional'}
        help={
          <>
            {document.guidance ?? document.conditionText}
            {(document.guidance ?? document.conditionText) && <br />}
            {limitsInWords(rules)}
          </>
        }
        error={error}
        accept={rules.allowedExtensions.join(',')}
        isMultiple={document.maxFiles > 1}
        hasCamera={takesPhotos(rules)}
        isDisabled={stored.length >= document.maxFiles && replaced.length === 0}
        items={[...stored.map(storedItem), ...onTheWay.map(uploadItemOf)]}
        onAdd={handleAdd}
        onRemove={handleRemove}
        onRetry={retry}
        onOpen={(id) => void handleOpen(id)}
      />
      <ConfirmDialog
        isOpen={removing !== null}
        title={t((w) => w.documents.removeTitle, { name: removing?.fileName ?? '' })}
        confirmLabel={t((w) => w.documents.remove)}
        isDanger
        isBusy={remove.isBusy}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setRemoving(null)}
      >
        {t((w) => w.documents.removeText)}
      </ConfirmDialog>
    </Card>
  );
};
