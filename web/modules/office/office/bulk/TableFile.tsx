import { FileField } from '#ui-kit/FileField/index.ts';
import { bulkText as t } from './bulk.words.ts';

type TableFileProps = {
  readonly label: string;
  readonly help: string;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  readonly error: string | undefined;
};

/** One spreadsheet that is read when the dialog is sent. */
export const TableFile = ({ label, help, file, onFile, error }: TableFileProps) => (
  <FileField
    label={label}
    help={help}
    need="required"
    error={error}
    accept=".csv,.xlsx"
    isMultiple={false}
    items={
      file === null
        ? []
        : [{ id: 'table', name: file.name, state: 'sent', note: t((w) => w.codes.fileChosen) }]
    }
    onAdd={([chosen]) => onFile(chosen ?? null)}
    onRemove={() => onFile(null)}
  />
);
