import { Check, History } from 'lucide-react';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { NamedCell } from '#web/parts/list/columns/NamedCell.tsx';
import { formatDateTime, formatText } from '#web/parts/text/format.ts';
import { auditText as t } from './audit.words.ts';

type Field = components['schemas']['AuditRecordField'];

const value = (name: string, text: string | null) => (
  <NamedCell name={name}>
    <GridTwoLines first={formatText(text)} />
  </NamedCell>
);

/** Each value then and now, and who wrote the one of then. */
export const recordColumns: readonly GridColumn<Field>[] = [
  {
    id: 'field',
    header: t((w) => w.asOfPage.field),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(8rem, 16vw, 18rem)',
    cell: ({ label }) => label,
  },
  {
    id: 'thatDay',
    header: t((w) => w.asOfPage.thatDay),
    isFixed: true,
    width: 'clamp(9rem, 20vw, 28rem)',
    phoneSlot: 'title',
    cell: ({ thatDay }) =>
      value(
        t((w) => w.asOfPage.thatDay),
        thatDay,
      ),
  },
  {
    id: 'now',
    header: t((w) => w.asOfPage.now),
    isFixed: true,
    width: 'clamp(9rem, 20vw, 28rem)',
    phoneSlot: 'title',
    cell: ({ now }) =>
      value(
        t((w) => w.asOfPage.now),
        now,
      ),
  },
  {
    id: 'isDifferent',
    header: t((w) => w.asOfPage.comparison),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ isDifferent }) =>
      isDifferent ? (
        <StatusTag tone="warning" icon={History}>
          {t((w) => w.asOfPage.different)}
        </StatusTag>
      ) : (
        <StatusTag tone="neutral" icon={Check} isQuiet>
          {t((w) => w.asOfPage.same)}
        </StatusTag>
      ),
  },
  {
    id: 'since',
    header: t((w) => w.asOfPage.since),
    cell: ({ since, byName }) =>
      since === null ? (
        t((w) => w.asOfPage.unwritten)
      ) : (
        <GridTwoLines first={formatDateTime(since)} second={byName ?? undefined} />
      ),
  },
];
