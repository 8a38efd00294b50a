import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useRead } from '#web/api/query.tsx';
import { shellText } from '#web/text/shellText.ts';
import { todayInTokyo } from '#web/text/today.ts';
import { inspectionsText as t } from '../inspectionsText.ts';
import { WhoseChoice } from '../plan/WhoseChoice.tsx';
import { monthAfter, monthOf, weeksOf } from './calendarMonth.ts';
import { MonthTable, monthText } from './MonthTable.tsx';

/** The most of one answer; more inspections than that are not made in a month. */
const ALL = 200;

/** The inspections of a month by day; the month stands in the address. */
export const ReportCalendar = () => {
  const [params, setParams] = useSearchParams();
  const today = todayInTokyo();
  const month = monthOf(params.get('month'), today);
  const isMine = params.get('mine') === 'true';
  const weeks = weeksOf(month);
  const read = useRead(
    '/api/admin/my_page_report',
    {
      query: {
        limit: ALL,
        sort: 'scheduledOn',
        scheduledFrom: weeks[0]?.[0],
        scheduledTo: weeks.at(-1)?.at(-1),
        ...(isMine ? { mine: true } : {}),
      },
    },
    { keepsPrevious: true },
  );
  const put = (name: string, value: string | null): void => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { preventScrollReset: true });
  };
  const go = (to: string): void => put('month', to);
  const reports = read.data?.body.items ?? [];
  return (
    <Card
      title={<span aria-live="polite">{monthText(month)}</span>}
      aside={
        <Row gap={8}>
          <WhoseChoice isMine={isMine} onChange={(mine) => put('mine', mine ? 'true' : null)} />
          <IconButton
            icon={ChevronLeft}
            name={t((w) => w.calendar.previous)}
            variant="plain"
            onClick={() => go(monthAfter(month, -1))}
          />
          <Button onClick={() => go(today.slice(0, 7))} disabled={month === today.slice(0, 7)}>
            {t((w) => w.calendar.thisMonth)}
          </Button>
          <IconButton
            icon={ChevronRight}
            name={t((w) => w.calendar.next)}
            variant="plain"
            onClick={() => go(monthAfter(month, 1))}
          />
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
      {read.isSuccess && <MonthTable month={month} reports={reports} />}
      {read.isSuccess && reports.length === 0 && (
        <Text size={14} tone="muted">
          {t((w) => w.calendar.empty)}
        </Text>
      )}
    </Card>
  );
};
