import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useRead } from '#web/api/query.tsx';
import { useNavigate } from '#web/router/shown.ts';
import { shellText } from '#web/text/shellText.ts';
import { todayInTokyo } from '#web/text/today.ts';
import { inspectionsText as t } from '../inspectionsText.ts';
import { WhoseChoice } from '../plan/WhoseChoice.tsx';
import { monthAfter, monthOf, weeksOf } from './calendarMonth.ts';
import { MonthTable, monthText } from './MonthTable.tsx';

/** The most of one answer; more inspections than that are not made in a month. */
const ALL = 200;

/** The month in the address, and whose inspections. */
const useMonth = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const put = (name: string, value: string | null): void => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    void navigate(`?${next}`, { preventScrollReset: true });
  };
  const today = todayInTokyo();
  return {
    thisMonth: today.slice(0, 7),
    month: monthOf(params.get('month'), today),
    isMine: params.get('mine') === 'true',
    go: (month: string): void => put('month', month),
    setMine: (isMine: boolean): void => put('mine', isMine ? 'true' : null),
  };
};

type Month = ReturnType<typeof useMonth>;

const useReports = ({ month, isMine }: Month) => {
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
  const at = useMonth();
  const read = useReports(at);
  const reports = read.data?.body.items ?? [];
  return (
    <Card
      title={<span aria-live="polite">{monthText(at.month)}</span>}
      aside={
        <Row gap={8}>
          <WhoseChoice isMine={at.isMine} onChange={at.setMine} />
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

/** Back, to this month, and on. */
const MonthSteps = ({ at: { month, thisMonth, go } }: { at: Month }) => (
  <>
    <IconButton
      icon={ChevronLeft}
      name={t((w) => w.calendar.previous)}
      variant="plain"
      onClick={() => go(monthAfter(month, -1))}
    />
    <Button onClick={() => go(thisMonth)} disabled={month === thisMonth}>
      {t((w) => w.calendar.thisMonth)}
    </Button>
    <IconButton
      icon={ChevronRight}
      name={t((w) => w.calendar.next)}
      variant="plain"
      onClick={() => go(monthAfter(month, 1))}
    />
  </>
);
