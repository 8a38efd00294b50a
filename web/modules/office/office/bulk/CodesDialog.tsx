import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { Text } from '#ui-kit/Text/index.ts';
import { BulkRunKindLabel } from '#web/parts/api/generated/enums.ts';
import { AreaInput, RadioInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { Terms } from './BulkDialog.tsx';
import { bulkText as t } from './bulk.words.ts';
import { termsOf } from './bulkTerms.ts';
import type { BulkRun } from './bulkTypes.ts';
import { cellsOf, MOST_LINES } from './cells.ts';
import { TableFile } from './TableFile.tsx';
import { useTry } from './useTry.ts';
import { useTryFile } from './useTryFile.ts';

const KINDS = ['adoptApplications', 'declineApplications', 'waitlistApplications'] as const;

const kindOf = (values: FormValues) =>
  KINDS.find((kind) => kind === textOf(values, 'kind')) ?? 'adoptApplications';

const NAMES = ['kind', 'projectId', 'by', 'cells', 'file', 'adoptionConditions', 'reason'] as const;

const isByFile = (values: FormValues): boolean => textOf(values, 'by') === 'file';

const errorsOf = (values: FormValues, file: File | null): FormErrors => {
  if (isByFile(values)) return file === null ? { file: t((w) => w.codes.fileMissing) } : {};
  const lines = cellsOf(textOf(values, 'cells')).length;
  if (lines === 0) return { cells: t((w) => w.codes.cellsMissing) };
  return lines > MOST_LINES ? { cells: t((w) => w.codes.cellsTooMany) } : {};
};

type CodesDialogProps = {
  readonly list: BulkRun['list'];
  readonly projectId: number | undefined;
  readonly onClose: () => void;
};

/** Decisions on the applications whose codes somebody brings: from a file, or pasted. */
export const CodesDialog = ({ list, projectId, onClose }: CodesDialogProps) => {
  const ofCells = useTry();
  const ofFile = useTryFile();
  const [file, setFile] = useState<File | null>(null);
  const send = (values: FormValues): Promise<SendResult> => {
    const kind = kindOf(values);
    const round = Number(textOf(values, 'projectId'));
    const project = round > 0 ? { projectId: round } : {};
    const terms = termsOf(kind, values);
    if (isByFile(values) && file !== null)
      return ofFile.attempt(file, { fileName: file.name, kind, list, ...project, ...terms });
    const cells = cellsOf(textOf(values, 'cells'));
    return ofCells.attempt({ kind, list, selection: { by: 'cells', cells, ...project }, ...terms });
  };
  return (
    <RecordDialog
      isWide
      title={t((w) => w.codes.title)}
      lead={<Text>{t((w) => w.codes.lead)}</Text>}
      sendLabel={t((w) => w.dialog.send)}
      isBusy={ofCells.isBusy || ofFile.isBusy}
      initialValues={{
        kind: KINDS[0],
        by: 'file',
        projectId: projectId === undefined ? '' : String(projectId),
      }}
      names={NAMES}
      validate={(values) => errorsOf(values, file)}
      onSend={send}
      onClose={onClose}
    >
      <Fields file={file} onFile={setFile} />
    </RecordDialog>
  );
};

type FieldsProps = { readonly file: File | null; readonly onFile: (file: File | null) => void };

/** Where the codes come from: the file of a table, or cells that are pasted. */
const Source = (props: FieldsProps) => {
  const { values, errors, submitFailed } = useFormState<FormValues>({
    subscription: { values: true, errors: true, submitFailed: true },
  });
  const error: string | undefined = submitFailed ? errors?.file : undefined;
  return isByFile(values) ? (
    <TableFile {...props} error={error} label={t((w) => w.codes.file)} help={t((w) => w.codes.fileHelp)} />
  ) : (
    <AreaInput
      name="cells"
      label={t((w) => w.codes.cells)}
      help={t((w) => w.codes.cellsHelp)}
      need="required"
      rows={6}
    />
  );
};

const OwnTerms = () => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  return <Terms kind={kindOf(values)} />;
};

const Fields = (props: FieldsProps) => (
  <>
    <RadioInput
      name="kind"
      label={t((w) => w.codes.kind)}
      isInline
      options={KINDS.map((kind) => ({ value: kind, label: BulkRunKindLabel[kind] }))}
    />
    <SelectInput
      name="projectId"
      label={t((w) => w.codes.project)}
      help={t((w) => w.codes.projectHelp)}
      need="optional"
      options={useProjectOptions()}
    />
    <RadioInput
      name="by"
      label={t((w) => w.codes.by)}
      isInline
      options={[
        { value: 'file', label: t((w) => w.codes.byFile) },
        { value: 'cells', label: t((w) => w.codes.byCells) },
      ]}
    />
    <Source {...props} />
    <OwnTerms />
  </>
);
