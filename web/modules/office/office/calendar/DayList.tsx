import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { DataGrid, type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import type { CalendarEntry } from '#web/modules/office/shared/calendar/EntryList.tsx';
import { CalendarEntryKindLabel } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { calendarText as t } from '#web/parts/calendar/calendar.words.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatDay } from '#web/parts/text/format.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import type { calendarSearch } from './calendarQuery.ts';

/** Rows of one answer. */
const PAGE = 50;

const hrefOf = ({ mypageId, sectionId, reportId, paymentId, recoveryId }: CalendarEntry): string => {
  if (sectionId !== null) return adminPaths.section(mypageId, sectionId);
  if (reportId !== null) return adminPaths.report(reportId);
  if (paymentId !== null) return adminPaths.payout(paymentId);
  return recoveryId === null ? adminPaths.myPage(mypageId) : adminPaths.recovery(recoveryId);
};

const nameOf = ({ startTime, title }: CalendarEntry): string =>
  startTime === null ? title : `${startTime} ${title}`;

const COLUMNS: readonly GridColumn<CalendarEntry>[] = [
  {
    id: 'code',
    header: t((w) => w.office.code),
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ mypage }) => <GridLink kind="code">{mypage.displayCode}</GridLink>,
  },
  {
    id: 'entry',
    header: t((w) => w.office.entry),
    isRowHeader: true,
    phoneSlot: 'title',
    cell: (entry) => (
      <GridTwoLines
        first={<GridLink isClipped>{nameOf(entry)}</GridLink>}
        second={entry.mypage.corporationName}
      />
    ),
  },
  {
    id: 'kind',
    header: t((w) => w.office.kindFilter),
    phoneSlot: 'tag',
    cell: ({ kind, isOverdue }) => (
      <GridTwoLines
        first={CalendarEntryKindLabel[kind]}
        second={isOverdue ? t((w) => w.overdue) : undefined}
      />
    ),
  },
  {
    id: 'project',
    header: t((w) => w.office.projectFilter),
    phoneSlot: 'none',
    cell: ({ mypage }) => mypage.projectName,
  },
];

type PagesProps = { readonly next: string | null; readonly at: number; readonly go: (to: 1 | -1) => void };

const Pages = ({ next, at, go }: PagesProps) =>
  next === null && at === 0 ? null : (
    <Row gap={8}>
      <Button onClick={() => go(-1)} disabled={at === 0}>
        {t((w) => w.office.before)}
      </Button>
      <Button onClick={() => go(1)} disabled={next === null}>
        {t((w) => w.office.more)}
      </Button>
    </Row>
  );

type DayListProps = {
  readonly day: string;
  readonly search: ReturnType<typeof calendarSearch>;
  readonly onClose: () => void;
};

/** The rows that a day counts. */
export const DayList = ({ day, search, onClose }: DayListProps) => {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const query = { ...search, from: day, to: day, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) };
  const read = useRead('/api/admin/calendar', { query }, { keepsPrevious: true });
  const { items = [], nextCursor = null, total = 0 } = read.data?.body ?? {};
  const go = (to: 1 | -1): void => {
    if (to === -1) setCursors(cursors.slice(0, -1));
    else if (nextCursor !== null) setCursors([...cursors, nextCursor]);
  };
  return (
    <Card
      title={t((w) => w.office.dayTitle, { day: formatDay(day), count: total })}
      aside={
        <Button variant="quiet" size="small" onClick={onClose}>
          {t((w) => w.office.close)}
        </Button>
      }
      isFlush
    >
      <Stack gap={16}>
        {read.isPending && <Skeleton rows={4} />}
        {read.isError && <Notice role="alert" tone="danger" title={shellText((w) => w.generic)} />}
        {read.isSuccess && (
          <DataGrid
            frame="none"
            aria-label={t((w) => w.office.dayTitle, { day: formatDay(day), count: total })}
            columns={COLUMNS}
            rows={items}
            rowId={({ id }) => id}
            rowLabel={nameOf}
            rowHref={hrefOf}
            empty={<EmptyState headingLevel={3} title={t((w) => w.office.empty)} />}
          />
        )}
        <Pages next={nextCursor} at={cursors.length} go={go} />
      </Stack>
    </Card>
  );
};
