import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { size } from '#ui-kit/tokens/index.ts';
import { saveDownload } from '#web/api/files.ts';
import { useChange } from '#web/api/query.tsx';
import { Link } from '#web/navigation/Link.tsx';
import { useNavigate } from '#web/router/shown.ts';
import { formatInteger } from '#web/text/format.ts';
import { useProjectId } from './hooks/useMyPage.ts';
import { ImportPreview } from './payments/ImportPreview.tsx';
import { readPastedTable } from './payments/pastedTable.ts';
import { tpay } from './payments/paymentTexts.ts';
import type { ImportResult } from './payments/paymentTypes.ts';
import { userPaths } from './userPaths.ts';

/** What the contract takes in one go, headings included. */
const MAX_ROWS = 2050;

/** The headings in the order of the template. */
const HEADINGS = [
  'number',
  'expenseCategory',
  'description',
  'payee',
  'payeeInvoiceNumber',
  'invoiceNumber',
  'quotationOn',
  'orderedOn',
  'deliveredOn',
  'inspectedOn',
  'invoicedOn',
  'paidOn',
  'payMeans',
  'invoicedAmount',
  'amountTaxIncluded',
  'amountTaxExcluded',
  'eligibleAmount',
] as const;

/** A file that spreadsheets open: the headings alone, with the mark by which Excel knows UTF-8. */
const saveTemplate = (): void => {
  const headings = HEADINGS.map((name) =>
    name === 'number' ? tpay((w) => w.import.number) : tpay((w) => w.fields[name]),
  );
  const blob = new Blob([`\uFEFF${headings.join(',')}\r\n`], { type: 'text/csv' });
  saveDownload({ blob, fileName: tpay((w) => w.import.templateName) });
};

/** What was pasted, what would become of it, and taking it over. */
const useImport = () => {
  const [pasted, setPasted] = useState('');
  const [result, setResult] = useState<ImportResult | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy } = useChange('post', '/api/user/my_page/payment_list/import', { isQuiet: true });
  const paste = (typed: string): void => {
    setPasted(typed);
    setResult(null);
    setProblem(null);
  };
  /** @returns what was taken over; null when nothing was */
  const send = async (isDryRun: boolean): Promise<ImportResult | null> => {
    const rows = readPastedTable(pasted);
    if (rows.length === 0 || rows.length > MAX_ROWS) {
      setProblem(tpay((w) => (rows.length === 0 ? w.import.nothing : w.import.tooMany)));
      return null;
    }
    const answer = await run({ body: { rows, isDryRun, listState: result?.listState ?? null } });
    setProblem(answer.isOk ? null : (answer.error?.detail ?? tpay((w) => w.import.failed)));
    setResult(answer.isOk ? answer.body : null);
    return answer.isOk && answer.body.isTaken ? answer.body : null;
  };
  return { pasted, paste, result, problem, send, isBusy };
};

type Import = ReturnType<typeof useImport>;

const useTakeOver = ({ send }: Import) => {
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const projectId = useProjectId();
  return async (): Promise<void> => {
    const taken = await send(false);
    if (taken === null) return;
    const count = formatInteger(taken.createdCount + taken.changedCount);
    show({ message: tpay((w) => w.import.taken, { count }), severity: 'success' });
    void navigate(userPaths.payments(projectId));
  };
};

const Paste = ({ pasted, paste, problem, send, isBusy, result }: Import) => (
  <Card title={tpay((w) => w.import.pasteTitle)}>
    <Stack gap={16}>
      <Text size={14}>{tpay((w) => w.import.how)}</Text>
      <div>
        <Button size="small" icon={Download} onClick={saveTemplate}>
          {tpay((w) => w.import.template)}
        </Button>
      </div>
      <TextArea
        label={tpay((w) => w.import.table)}
        help={tpay((w) => w.import.tableHelp)}
        rows={6}
        style={{ maxHeight: '16rem' }}
        spellCheck={false}
        wrap="off"
        value={pasted}
        onChange={(event) => paste(event.target.value)}
      />
      {problem !== null && (
        <Notice tone="danger" role="alert" title={tpay((w) => w.import.notTaken)}>
          {problem}
        </Notice>
      )}
      <Row>
        <Button
          variant={result === null ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => void send(true)}
        >
          {tpay((w) => w.import.check)}
        </Button>
      </Row>
    </Stack>
  </Card>
);

const Preview = ({ import: current, result }: { import: Import; result: ImportResult }) => {
  const takeOver = useTakeOver(current);
  const count = result.createdCount + result.changedCount;
  const place = useRef<HTMLElement>(null);
  // Below the pasted table, on a phone out of sight.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Card ref={place} style={{ scrollMarginTop: size.topbarHeight }} title={tpay((w) => w.import.preview)}>
      <Stack gap={16}>
        <ImportPreview result={result} />
        {result.refusedCount === 0 && count > 0 && (
          <Row>
            <Button variant="primary" isBusy={current.isBusy} onClick={() => void takeOver()}>
              {tpay((w) => w.import.take, { count: formatInteger(count) })}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
};

/** /user/{projectId}/payment/import: a copied table is looked at row by row before it becomes deals. */
export const PaymentImportPage = () => {
  const current = useImport();
  const projectId = useProjectId();
  return (
    <Page width="page">
      <PageHeader
        rhythm="business"
        title={tpay((w) => w.import.title)}
        context={tpay((w) => w.import.context)}
        actions={
          <ButtonLink as={Link} href={userPaths.payments(projectId)}>
            {tpay((w) => w.form.back)}
          </ButtonLink>
        }
      />
      <Stack gap={24}>
        <Paste {...current} />
        {current.result !== null && <Preview import={current} result={current.result} />}
      </Stack>
    </Page>
  );
};
