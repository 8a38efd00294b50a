import { CircleAlert, CircleCheck, CirclePlus, PencilLine } from 'lucide-react';
import { styled } from 'styled-components';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Pagination, type PaginationProps } from '#ui-kit/Pagination/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { border, color, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { PaymentImportOutcome, PaymentImportOutcomeLabel } from '#web/parts/api/generated/enums.ts';
import { useRowsPage } from '#web/parts/list/useRowsPage.ts';
import { formatInteger, formatYen } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import type { ImportResult, ImportRow } from './importTypes.ts';
import { paymentImportText as t } from './paymentImport.words.ts';

const asCards = `
  &, & > tbody { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[12]}; }
  & > thead { display: none; }
  & tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    padding: ${space[12]} ${space[16]};
    border: ${border.normal};
    border-radius: ${radius[8]};
    background: ${color.surface};
  }
`;

const inColumns = `
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  & :is(th, td) { padding: ${space[12]}; vertical-align: top; }
  & thead th { border-bottom: ${border.strong}; color: ${color.textMuted}; white-space: nowrap; }
  & tbody tr + tr > * { border-top: ${border.normal}; }
  & :is(th, td):nth-child(-n + 2) { width: 1%; white-space: nowrap; }
  & :is(th, td):nth-child(4) { text-align: right; white-space: nowrap; }
  & :is(th, td):last-child { width: 40%; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  line-height: 1.6;
  overflow-wrap: anywhere;
  & th { font-weight: ${weight.regular}; text-align: left; }
  & thead th { font-weight: ${weight.bold}; }
  & td > p + p { margin-top: ${space[6]}; }
  ${media.md} { ${inColumns} }
  ${media.belowMd} { ${asCards} }
`;

const { Created, Changed, Unchanged, Refused } = PaymentImportOutcome;

const LOOKS = {
  [Created]: { tone: 'success', icon: CirclePlus },
  [Changed]: { tone: 'info', icon: PencilLine },
  [Unchanged]: { tone: 'neutral', icon: CircleCheck },
  [Refused]: { tone: 'danger', icon: CircleAlert },
} as const;

const Outcome = ({ row: { outcome } }: { row: ImportRow }) => (
  <StatusTag {...LOOKS[outcome]}>{PaymentImportOutcomeLabel[outcome]}</StatusTag>
);

/** What is wrong with a row, or which of its values change. */
const Remarks = ({ row: { messages, changedColumns } }: { row: ImportRow }) => (
  <>
    {messages.map(({ message }) => (
      <p key={message}>{message}</p>
    ))}
    {changedColumns.length > 0 && <p>{t((w) => w.changes, { columns: changedColumns.join(marks.comma) })}</p>}
  </>
);

const HEADS = [
  t((w) => w.line),
  t((w) => w.outcome),
  t((w) => w.deal),
  t((w) => w.amount),
  t((w) => w.remarks),
];

const Row = ({ row }: { row: ImportRow }) => (
  <tr {...tableRoles.row}>
    <th {...tableRoles.rowHeader} scope="row">
      {t((w) => w.lineOf, { line: row.line })}
    </th>
    <td {...tableRoles.cell}>
      <Outcome row={row} />
    </td>
    <td {...tableRoles.cell}>
      <Text as="span" size={14} isBold>
        {row.number} {row.description}
      </Text>
      <Text size={14} tone="muted">
        {row.payee}
      </Text>
    </td>
    <td {...tableRoles.cell}>{formatYen(row.amountTaxIncluded)}</td>
    <td {...tableRoles.cell}>
      <Remarks row={row} />
    </td>
  </tr>
);

/** What is to be put right stands first. */
const byUrgency = (rows: readonly ImportRow[]): ImportRow[] =>
  rows.toSorted((a, b) => Number(b.outcome === Refused) - Number(a.outcome === Refused));

const searchText = ({ number, description, payee }: ImportRow): string => `${number} ${description} ${payee}`;

const hasPages = ({ onPrevious, onNext }: PaginationProps): boolean =>
  onPrevious !== undefined || onNext !== undefined;

/** What would become of each row, a page at a time. */
const Rows = ({ rows: all }: { rows: readonly ImportRow[] }) => {
  const { rows, place, paging } = useRowsPage<ImportRow, HTMLDivElement>(byUrgency(all), searchText);
  return (
    <div ref={place} style={{ scrollMarginTop: size.topbarHeight }}>
      <Stack gap={16}>
        <Table {...tableRoles.table} aria-label={t((w) => w.preview)}>
          <thead {...tableRoles.rowGroup}>
            <tr {...tableRoles.row}>
              {HEADS.map((head) => (
                <th key={head} {...tableRoles.columnHeader} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.rowGroup}>
            {rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </Table>
        {hasPages(paging) && <Pagination {...paging} />}
      </Stack>
    </div>
  );
};

/** 追加 3件、変更 1件 … of what there is any. */
const countsOf = ({ createdCount, changedCount, unchangedCount, refusedCount }: ImportResult): string =>
  (
    [
      [Created, createdCount],
      [Changed, changedCount],
      [Unchanged, unchangedCount],
      [Refused, refusedCount],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) =>
      t((w) => w.count, {
        outcome: PaymentImportOutcomeLabel[outcome],
        count: formatInteger(count),
      }),
    )
    .join(marks.comma);

const headlineOf = ({ refusedCount, createdCount, changedCount }: ImportResult): string => {
  if (refusedCount > 0) return t((w) => w.refused, { count: formatInteger(refusedCount) });
  return t((w) => (createdCount + changedCount > 0 ? w.fine : w.same));
};

/** The answer to a dry run: what is wrong with the table as a whole, or what becomes of its rows. */
export const ImportPreview = ({ result }: { result: ImportResult }) => {
  const { problems, notes, ignoredHeadings, rows, refusedCount } = result;
  if (problems.length > 0) {
    return (
      <Notice tone="danger" role="alert" title={t((w) => w.unreadable)}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Notice>
    );
  }
  return (
    <Stack gap={16}>
      <Notice tone={refusedCount > 0 ? 'danger' : 'success'} role="status" title={headlineOf(result)}>
        <p>{countsOf(result)}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {ignoredHeadings.length > 0 && (
          <p>{t((w) => w.ignored, { columns: ignoredHeadings.join(marks.comma) })}</p>
        )}
      </Notice>
      <Rows rows={rows} />
    </Stack>
  );
};
