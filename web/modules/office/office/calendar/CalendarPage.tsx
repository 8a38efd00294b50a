import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { color, leading, media, radius, size, space, tone, weight } from '#ui-kit/tokens/index.ts';
import { SubscribeButton } from '#web/modules/office/shared/calendar/subscribe/SubscribeButton.tsx';
import { CalendarEntryKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { calendarText as t } from '#web/parts/calendar/calendar.words.ts';
import { MonthGrid, monthText } from '#web/parts/calendar/MonthGrid.tsx';
import { MonthSteps } from '#web/parts/calendar/MonthSteps.tsx';
import { type Month, useMonth } from '#web/parts/calendar/useMonth.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatDay } from '#web/parts/text/format.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { calendarSearch, openDay, periodOf } from './calendarQuery.ts';
import { DayList } from './DayList.tsx';

type Count = components['schemas']['CalendarDay'];

const Entry = styled(Link)<{ $isLate: boolean }>`
  display: block;
  margin-top: ${space[4]};
  padding: ${space[4]} ${space[6]};
  border-left: ${size.rule} solid ${({ $isLate }) => ($isLate ? tone.danger.mark : tone.info.mark)};
  border-radius: ${radius[4]};
  background: ${({ $isLate }) => ($isLate ? tone.danger.surface : tone.info.surface)};
  color: ${color.text};
  line-height: ${leading.tight};
  text-decoration: none;
  word-break: auto-phrase;
  overflow-wrap: anywhere;
  &:hover { text-decoration: underline; }
  > b { font-variant-numeric: tabular-nums; font-weight: ${weight.bold}; }
  ${media.coarse} { display: flex; align-items: center; gap: ${space[4]}; min-height: ${size.target}; }
`;

/** The same address with one day and one kind: exactly the rows that are counted. */
const addressOf = (params: URLSearchParams, { on, kind }: Count): string => {
  const next = new URLSearchParams(params);
  next.set('day', on);
  next.set('month', params.get('month') ?? on.slice(0, 7));
  next.delete('kind');
  next.set('kind', String(kind));
  return `?${next}`;
};

const countsOn = (counts: readonly Count[], at: Month) => (day: string) =>
  counts
    .filter(({ on }) => on === day)
    .map((count) => (
      <Entry
        key={count.kind}
        href={addressOf(at.params, count)}
        $isLate={count.overdue > 0}
        aria-label={t((w) => w.office.countLabel, {
          day: formatDay(count.on),
          kind: CalendarEntryKindLabel[count.kind],
          count: count.count,
        })}
      >
        {CalendarEntryKindLabel[count.kind]} <b>{t((w) => w.office.count, { count: count.count })}</b>
      </Entry>
    ));

const ALL = { value: '', label: t((w) => w.office.all) };

/** Which undertakings and which kinds; like the month they stand in the address. */
const Filters = ({ at }: { at: Month }) => {
  const projects = useProjectOptions();
  const put = (name: string, value: string): void =>
    at.put({ [name]: value === '' ? null : value, day: null });
  return (
    <Row gap={16}>
      <Select
        label={t((w) => w.office.projectFilter)}
        controlSize="normal"
        placeholder={false}
        options={[ALL, ...projects]}
        value={at.params.get('project_id') ?? ''}
        onChange={({ target }) => put('project_id', target.value)}
      />
      <Select
        label={t((w) => w.office.kindFilter)}
        controlSize="normal"
        placeholder={false}
        options={[ALL, ...optionsOf(CalendarEntryKindLabel)]}
        value={at.params.get('kind') ?? ''}
        onChange={({ target }) => put('kind', target.value)}
      />
    </Row>
  );
};

const MonthCard = ({ at }: { at: Month }) => {
  const query = { ...calendarSearch(at.params), ...periodOf(at.month) };
  const read = useRead('/api/admin/calendar/day', { query }, { keepsPrevious: true });
  const counts = read.data?.body.items ?? [];
  return (
    <Card
      title={<span aria-live="polite">{monthText(at.month)}</span>}
      aside={
        <Row gap={8}>
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
      {read.isSuccess && <MonthGrid month={at.month} partsOf={countsOn(counts, at)} />}
      {read.isSuccess && counts.length === 0 && (
        <Text size={14} tone="muted">
          {t((w) => w.office.empty)}
        </Text>
      )}
    </Card>
  );
};

/** The private address for a calendar program: of what the page is narrowed to. */
const SubscribeOffice = ({ search }: { search: ReturnType<typeof calendarSearch> }) => {
  const projectId = search.project_id ?? null;
  const name = useProjectOptions().find(({ value }) => value === String(projectId))?.label ?? null;
  return <SubscribeButton of={{ filter: { projectId, kinds: [...search.kind] }, projectName: name }} />;
};

/** /admin/calendar: what is due and what takes place in all undertakings, day by day. */
export const CalendarPage = () => {
  const at = useMonth();
  const day = openDay(at.params);
  const search = calendarSearch(at.params);
  return (
    <>
      <PageHeader
        title={t((w) => w.title)}
        context={t((w) => w.office.context)}
        actions={<SubscribeOffice search={search} />}
      />
      <Stack gap={24}>
        <Filters at={at} />
        {day !== null && (
          <DayList
            key={`${day} ${search.kind.join()} ${search.project_id ?? ''}`}
            day={day}
            search={search}
            onClose={() => at.put({ day: null, kind: null })}
          />
        )}
        <MonthCard at={at} />
      </Stack>
    </>
  );
};
