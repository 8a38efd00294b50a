import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { DataGrid, type GridColumn } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { media } from '#ui-kit/tokens/index.ts';
import { InspectionKindLabel, InspectionMethodLabel } from '#web/parts/api/generated/enums.ts';
import { InspectionResultTag } from '#web/parts/status/InspectionResultTag.tsx';
import { formatDay, formatInteger, formatText } from '#web/parts/text/format.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { decisionWord } from './decisionWord.ts';
import type { Report } from './useReportChange.ts';

type Item = Report['items'][number];

/* In a card of a phone there is no column to name it. */
const Name = styled.span`
  ${media.md} { display: none; }
`;

const Decided = ({ name, value }: { name: string; value: boolean | null | undefined }) => (
  <span>
    <Name>{name} </Name>
    {decisionWord(value)}
  </span>
);

const COLUMNS: readonly GridColumn<Item>[] = [
  {
    id: 'name',
    header: t((w) => w.page.item),
    isRowHeader: true,
    phoneSlot: 'title',
    cell: ({ name }) => <b>{name}</b>,
  },
  {
    id: 'model',
    header: t((w) => w.page.model),
    phoneSlot: 'code',
    cell: ({ modelNumber }) => formatText(modelNumber),
  },
  {
    id: 'quantity',
    header: t((w) => w.page.quantity),
    isNumeric: true,
    align: 'end',
    phoneSlot: 'due',
    cell: ({ quantity }) => formatInteger(quantity),
  },
  {
    id: 'location',
    header: t((w) => w.page.location),
    phoneSlot: 'title',
    cell: ({ location }) => formatText(location),
  },
  {
    id: 'working',
    header: t((w) => w.page.working),
    phoneSlot: 'tag',
    cell: ({ isWorking }) => <Decided name={t((w) => w.page.working)} value={isWorking} />,
  },
  {
    id: 'label',
    header: t((w) => w.page.label),
    phoneSlot: 'tag',
    cell: ({ hasLabel }) => <Decided name={t((w) => w.page.label)} value={hasLabel} />,
  },
  {
    id: 'difference',
    header: t((w) => w.page.difference),
    phoneSlot: 'none',
    cell: ({ difference }) => formatText(difference),
  },
];

/** The report when it is not being written: handed in, approved, or read by somebody else. */
export const ReportFacts = ({ report }: { report: Report }) => (
  <Stack gap={24}>
    <Card title={t((w) => w.page.items)} isFlush>
      <DataGrid
        frame="none"
        aria-label={t((w) => w.page.items)}
        columns={COLUMNS}
        rows={report.items}
        rowId={({ key }) => key}
        rowLabel={({ name }) => name}
        empty={<EmptyState headingLevel={3} title={t((w) => w.page.itemsEmpty)} />}
      />
    </Card>
    <Card title={t((w) => w.page.result)}>
      <Facts
        variant="compact"
        facts={[
          { term: t((w) => w.plan.kind), value: InspectionKindLabel[report.kind] },
          { term: t((w) => w.fields.result), value: <InspectionResultTag status={report.result} /> },
          { term: t((w) => w.fields.inspectedOn), value: formatDay(report.inspectedOn) },
          { term: t((w) => w.fields.method), value: InspectionMethodLabel[report.method] },
          { term: t((w) => w.fields.attendees), value: formatText(report.attendees) },
          { term: t((w) => w.fields.findings), value: formatText(report.findings) },
          { term: t((w) => w.fields.correctiveAction), value: formatText(report.correctiveAction) },
          { term: t((w) => w.fields.correctiveDueOn), value: formatDay(report.correctiveDueOn) },
        ]}
      />
    </Card>
  </Stack>
);
