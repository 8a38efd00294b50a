import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { weeksOf } from '#web/parts/calendar/calendarMonth.ts';
import { monthText } from '#web/parts/calendar/MonthGrid.tsx';
import { MonthSteps } from '#web/parts/calendar/MonthSteps.tsx';
import { useMonth } from '#web/parts/calendar/useMonth.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { InspectorChoice } from '../plan/InspectorChoice.tsx';
import { MonthTable } from './MonthTable.tsx';

/** The most of one answer; more inspections than that are not made in a month. */
const ALL = 200;

/** The month in the address, and whose inspections. */
const useInspections = () => {
  const { params, put, ...at } = useMonth();
  return {
    ...at,
    isMine: params.get('mine') === 'true',
    setMine: (isMine: boolean): void => put({ mine: isMine ? 'true' : null }),
  };
};

const useReports = ({ month, isMine }: ReturnType<typeof useInspections>) => {
  const weeks = weeksOf(month);
  const query = {
    limit: ALL,
    sort: 'scheduledOn' as const,
    scheduledFrom: weeks[0]?.[0],
    scheduledTo: weeks.at(-1)?.at(-1),
    ...(isMine ? { mine: true } : {}),
  };
  return useRead('/api/admin/my_page_report', { query }, { keepsPrevious: true });
};

/** The inspections of a month by day; the month stands in the address. */
export const ReportCalendar = () => {
  const at = useInspections();
  const read = useReports(at);
  const reports = read.data?.body.items ?? [];
  return (
    <Card
      title={<span aria-live="polite">{monthText(at.month)}</span>}
      aside={
        <Row gap={8}>
          <InspectorChoice isMine={at.isMine} onChange={at.setMine} />
          <MonthSteps at={at} />
        </Row>
      }
    >
      {read.isPending && <Skeleton rows={8} />}
      {read.isError && (
        <Notice
          role="alert"
          tone="danger"
          title={shellText((w) => w.generic)}
          actions={<Button onClick={() => void read.refetch()}>{shellText((w) => w.error.reload)}</Button>}
        />
      )}
      {read.isSuccess && <MonthTable month={at.month} reports={reports} />}
      {read.isSuccess && reports.length === 0 && (
        <Text size={14} tone="muted">
          {t((w) => w.calendar.empty)}
        </Text>
      )}
    </Card>
  );
};
