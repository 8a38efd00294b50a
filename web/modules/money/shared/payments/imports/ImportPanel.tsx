import { useEffect, useRef } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { FileField, type FileItem } from '#ui-kit/FileField/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { size } from '#ui-kit/tokens/index.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { formatInteger } from '#web/parts/text/format.ts';
import { ImportPreview } from './ImportPreview.tsx';
import type { ImportResult, SendTable } from './importTypes.ts';
import { paymentImportText as t } from './paymentImport.words.ts';
import { type Import, useImport } from './useImport.ts';

const FILE = 'file';

const itemsOf = ({ file, isBusy, problem }: Import): FileItem[] => {
  if (file === null) return [];
  const common = { id: FILE, name: file.name, sizeBytes: file.size };
  if (problem?.isOfFile) return [{ ...common, state: 'refused', problem: problem.text }];
  return [
    isBusy
      ? { ...common, state: 'checking', note: t((w) => w.reading) }
      : { ...common, state: 'sent', note: t((w) => w.chosen) },
  ];
};

/** What went wrong on the way: the same table can be sent again. */
const Trouble = ({ import: { problem, check, isBusy, file } }: { import: Import }) =>
  problem === null || problem.isOfFile ? null : (
    <Notice
      tone="danger"
      role="alert"
      title={t((w) => w.notTaken)}
      actions={
        file !== null && (
          <Button isBusy={isBusy} onClick={() => void check()}>
            {t((w) => w.retry)}
          </Button>
        )
      }
    >
      {problem.text}
    </Notice>
  );

type Template = ImportPanelProps['template'];

const Choose = ({ import: current, template }: { import: Import; template: Template }) => (
  <Card title={t((w) => w.fileTitle)}>
    <Stack gap={16}>
      <Text size={14}>{t((w) => w.how)}</Text>
      <Text size={14}>{t((w) => w.writing)}</Text>
      <Row>
        <ExportMenu path={template} query={{ isTemplate: true }} label={t((w) => w.template)} size="small" />
      </Row>
      <FileField
        label={t((w) => w.file)}
        help={t((w) => w.fileHelp)}
        accept=".csv,.xlsx"
        isMultiple={false}
        items={itemsOf(current)}
        onAdd={([file]) => void current.choose(file ?? null)}
        onRemove={() => void current.choose(null)}
      />
      {current.file !== null && <Trouble import={current} />}
    </Stack>
  </Card>
);

const Paste = ({ import: current }: { import: Import }) => {
  const { pasted, paste, file, check, isBusy, result } = current;
  return (
    <Card title={t((w) => w.pasteTitle)}>
      <Stack gap={16}>
        <TextArea
          label={t((w) => w.table)}
          help={t((w) => w.tableHelp)}
          rows={6}
          style={{ maxHeight: '16rem' }}
          spellCheck={false}
          wrap="off"
          value={pasted}
          onChange={(event) => paste(event.target.value)}
        />
        {file === null && <Trouble import={current} />}
        <Row>
          <Button
            variant={result === null && pasted !== '' ? 'primary' : 'secondary'}
            isBusy={isBusy && file === null}
            onClick={() => void check()}
          >
            {t((w) => w.check)}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};

type PreviewProps = { import: Import; result: ImportResult; onTaken: () => void };

const Preview = ({ import: current, result, onTaken }: PreviewProps) => {
  const { show } = useSnackbar();
  const count = result.createdCount + result.changedCount;
  const place = useRef<HTMLElement>(null);
  // Below the table, on a phone out of sight.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  const takeOver = async (): Promise<void> => {
    const taken = await current.takeOver();
    if (taken === null) return;
    const message = t((w) => w.taken, { count: formatInteger(taken.createdCount + taken.changedCount) });
    show({ message, severity: 'success' });
    onTaken();
  };
  return (
    <Card ref={place} style={{ scrollMarginTop: size.topbarHeight }} title={t((w) => w.preview)}>
      <Stack gap={16}>
        <ImportPreview result={result} />
        {result.refusedCount === 0 && count > 0 && (
          <Row>
            <Button variant="primary" isBusy={current.isBusy} onClick={() => void takeOver()}>
              {t((w) => w.take, { count: formatInteger(count) })}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
};

type ImportPanelProps = {
  send: SendTable;
  /** Where the headings come from as a file. */
  template: `/api/${string}/payment_list/export`;
  /** Why nothing can be sent yet. */
  refusal?: string | null;
  /** Everything was taken over. */
  onTaken: () => void;
};

/** A table that is chosen or pasted, looked at row by row before it becomes deals. */
export const ImportPanel = ({ send, template, refusal = null, onTaken }: ImportPanelProps) => {
  const current = useImport(send, refusal);
  return (
    <Stack gap={24}>
      <Choose import={current} template={template} />
      <Paste import={current} />
      {current.result !== null && <Preview import={current} result={current.result} onTaken={onTaken} />}
    </Stack>
  );
};
