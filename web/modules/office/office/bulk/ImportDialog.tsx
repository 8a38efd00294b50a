import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { FormErrors, FormValues } from '#web/parts/form/values.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { bulkText as t } from './bulk.words.ts';
import type { BulkRun, ImportKind } from './bulkTypes.ts';
import { TableFile } from './TableFile.tsx';
import { useTryFile } from './useTryFile.ts';

const NAMES = ['file'] as const;

type Chosen = { readonly file: File | null; readonly onFile: (file: File | null) => void };

type ImportDialogProps = {
  readonly kind: ImportKind;
  readonly list: BulkRun['list'];
  readonly onClose: () => void;
};

/** A template to fill in, and the file that is tried row by row. */
export const ImportDialog = ({ kind, list, onClose }: ImportDialogProps) => {
  const { attempt, isBusy } = useTryFile();
  const [file, setFile] = useState<File | null>(null);
  const missing: FormErrors = file === null ? { file: t((w) => w.codes.fileMissing) } : {};
  return (
    <RecordDialog
      isWide
      title={t((w) => w.imports.title[kind])}
      lead={<Text>{t((w) => w.imports.lead)}</Text>}
      sendLabel={t((w) => w.dialog.send)}
      isBusy={isBusy}
      initialValues={{}}
      names={NAMES}
      validate={() => missing}
      onSend={async () =>
        file === null ? { isOk: false, error: null } : attempt(file, { fileName: file.name, kind, list })
      }
      onClose={onClose}
      foot={<TextLink href={adminPaths.bulkRuns}>{t((w) => w.runs.link)}</TextLink>}
    >
      <Stack gap={12}>
        <Text size={14}>{t((w) => w.imports.how[kind])}</Text>
        <Row>
          <ExportMenu
            path="/api/admin/bulk_run/template"
            query={{ kind }}
            label={t((w) => w.imports.template)}
            size="small"
          />
        </Row>
      </Stack>
      <Source file={file} onFile={setFile} />
    </RecordDialog>
  );
};

const Source = (chosen: Chosen) => {
  const { submitFailed } = useFormState<FormValues>({ subscription: { submitFailed: true } });
  const isMissed = submitFailed && chosen.file === null;
  return (
    <TableFile
      {...chosen}
      label={t((w) => w.imports.file)}
      help={t((w) => w.imports.fileHelp)}
      error={isMissed ? t((w) => w.codes.fileMissing) : undefined}
    />
  );
};
