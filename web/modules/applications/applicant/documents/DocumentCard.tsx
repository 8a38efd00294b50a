import { Download } from 'lucide-react';
import { useState } from 'react';
import { type NamingRow, rowsNaming } from '#rules/forms/rowPapers.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { FileField } from '#ui-kit/FileField/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { type FileRules, limitsInWords, takesPhotos } from '#web/parts/files/fileRules.ts';
import { uploadItemOf } from '#web/parts/files/uploadItem.ts';
import { marks } from '#web/parts/text/marks.ts';
import { applicantSendText as sendText } from '../confirm/applicantSend.words.ts';
import { callFiles } from '../model/callFiles.ts';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Application, FormDefinition, FormDocument } from '../model/formTypes.ts';
import { countedFiles, formNumber } from '../model/madeDocuments.ts';
import { fieldsOf } from '../model/values.ts';
import { controlIdOf } from '../step/stepContext.ts';
import { MadeDocument } from './MadeDocument.tsx';
import { NamingRows, rowLabel } from './NamingRows.tsx';
import { rulesOf, storedItem } from './storedItem.tsx';
import { useUploads } from './useUploads.ts';

type Stored = Application['files'][number];

const namedIn = (
  definition: FormDefinition,
  application: Application,
  { id }: Stored,
): readonly NamingRow[] => rowsNaming(fieldsOf(definition.steps), application, id);

type DocumentCardProps = {
  application: Application;
  definition: FormDefinition;
  document: FormDocument;
  isRequired: boolean;
  error: string | undefined;
};

/** Each with the rows that name it. */
const storedItems = ({ application, definition }: DocumentCardProps, files: readonly Stored[]) =>
  files.map((file) =>
    storedItem(file, <NamingRows application={application} rows={namedIn(definition, application, file)} />),
  );

const useOpenFile = ({ family }: Application) => {
  const files = useFiles();
  const save = async (id: string): Promise<void> => {
    const download = await files.download(`${FAMILY_PATHS[family].file}/${id}`);
    if (download !== null) saveDownload(download);
  };
  return (id: string): void => void save(id);
};

/** The files of one document: those that are stored, those on their way, and what can be done with them. */
const useDocumentFiles = (props: DocumentCardProps, rules: FileRules) => {
  const { application, document } = props;
  const { show } = useSnackbar();
  const openFile = useOpenFile(application);
  const { jobs, add, retry, remove: cancel } = useUploads(application, document);
  const [removing, setRemoving] = useState<Stored | null>(null);
  const stored = countedFiles(application, document);
  const handedIn = stored.filter(({ isSubmitted }) => isSubmitted);
  // What has arrived is the application's.
  const onTheWay = jobs.filter(({ uploaded }) => !stored.some(({ id }) => id === uploaded?.id));

  const handleAdd = (chosen: File[]) => {
    // What was handed in stays on record: the first new file becomes its next version.
    const [only, ...others] = handedIn;
    const replacedFileId = only !== undefined && others.length === 0 ? only.id : null;
    add(chosen, { rules, presentCount: stored.length, replacedFileId });
  };
  const handleRemove = (id: string) => {
    const file = stored.find((candidate) => candidate.id === id);
    if (file === undefined) cancel(id);
    else if (file.isSubmitted) show({ message: sendText((w) => w.documents.cannotRemove), severity: 'info' });
    else setRemoving(file);
  };
  return {
    removing,
    keep: () => setRemoving(null),
    field: {
      items: [...storedItems(props, stored), ...onTheWay.map(uploadItemOf)],
      isDisabled: stored.length >= document.maxFiles && handedIn.length === 0,
      onAdd: handleAdd,
      onRemove: handleRemove,
      onRetry: retry,
      onOpen: openFile,
    },
  };
};

/** With the number of its form, where its name does not say it already. */
const labelOf = (document: FormDocument): string => {
  const { label } = document;
  const form = formNumber(document);
  return form === null ? label : sendText((w) => w.documents.withForm, { label, form });
};

/** One document: made of the answers, or the files that are handed in. */
export const DocumentCard = (props: DocumentCardProps) => {
  const { application, document, isRequired } = props;
  const [isOwn, setIsOwn] = useState(false);
  const isMade = document.isMadeFromAnswers && !isOwn && countedFiles(application, document).length === 0;
  if (!isMade) return <FilesCard {...props} />;
  const label = labelOf(document);
  return <MadeDocument {...{ application, document, label, isRequired }} onAttach={() => setIsOwn(true)} />;
};

type HelpProps = Pick<DocumentCardProps, 'application' | 'document'> & { rules: FileRules };

/** What it is for, what may be handed in, and the form to fill in where there is one. */
const Help = ({ application, document, rules }: HelpProps) => {
  const guidance = document.isMadeFromAnswers
    ? sendText((w) => w.documents.ownHelp)
    : (document.guidance ?? document.conditionText);
  return (
    <>
      {guidance}
      {guidance && <br />}
      <TextPart>{limitsInWords(rules)}</TextPart>
      {document.template && (
        <>
          <br />
          <TextLink
            as="a"
            download
            icon={Download}
            aria-label={sendText((w) => w.documents.saveFormOf, { label: document.label })}
            href={callFiles.one(application.projectId, document.template.id)}
          >
            {sendText((w) => w.documents.saveForm)}
          </TextLink>
        </>
      )}
    </>
  );
};

/** What it is for, its files, and a way to add, replace, see and remove them. */
const FilesCard = (props: DocumentCardProps) => {
  const { application, definition, document, isRequired, error } = props;
  const rules = rulesOf(document);
  const { field, removing, keep } = useDocumentFiles(props, rules);
  return (
    <Card padding="roomy">
      <FileField
        controlId={controlIdOf(`/files/${document.type}`)}
        label={labelOf(document)}
        need={isRequired ? 'required' : 'optional'}
        help={<Help {...{ application, document, rules }} />}
        error={error}
        accept={rules.allowedExtensions.join(',')}
        isMultiple={document.maxFiles > 1}
        hasCamera={takesPhotos(rules)}
        {...field}
      />
      <RemoveDialog {...{ application, definition }} file={removing} onClose={keep} />
    </Card>
  );
};

type RemoveDialogProps = Pick<DocumentCardProps, 'application' | 'definition'> & {
  file: Stored | null;
  onClose: () => void;
};

/** Asks before a file goes; open while there is a file to ask about. */
const RemoveDialog = ({ application, definition, file, onClose }: RemoveDialogProps) => {
  const rows = file === null ? [] : namedIn(definition, application, file);
  const remove = useChange('delete', FAMILY_PATHS[application.family].oneFile);
  const handleConfirm = async () => {
    if (file !== null) await remove.run({ path: { id: file.id } });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={file !== null}
      title={sendText((w) => w.documents.removeTitle, { name: file?.fileName ?? '' })}
      confirmLabel={sendText((w) => w.documents.remove)}
      isDanger
      isBusy={remove.isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {sendText((w) => w.documents.removeText)}
      <TextPart>
        {rows.length > 0 &&
          sendText((w) => w.documents.removeRows, { rows: rows.map(rowLabel).join(marks.comma) })}
      </TextPart>
    </ConfirmDialog>
  );
};
