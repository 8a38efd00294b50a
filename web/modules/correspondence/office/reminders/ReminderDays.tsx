import { css, styled } from 'styled-components';
import { addDays, weekdayOf } from '#rules/calendar.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { border, color, media, radius, size, space, text, tone, weight } from '#ui-kit/tokens/index.ts';
import { ReminderState } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { calendarText } from '#web/parts/calendar/calendar.words.ts';
import { useHolidayNames } from '#web/parts/calendar/useHolidayNames.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { USUAL_DAYS } from './reminderPeriod.ts';
import { remindersText as t } from './reminders.words.ts';

type Count = components['schemas']['ReminderDay'];

/** Monday to Friday beside one another. */
const week = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[4]};
  ${media.md} { gap: ${space[8]}; }
`;

const Heads = styled.div`
  ${week}
  padding-bottom: ${space[4]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  > span { padding-inline: ${space[4]}; }
  ${media.md} { > span { padding-inline: ${space[8]}; } }
`;

/** A line a week. */
const Grid = styled.ul`
  ${week}
  > li { display: grid; }
  > li > * {
    display: grid;
    gap: ${space[2]};
    min-height: calc(${size.target} * 2);
    padding: ${space[4]};
    border: ${border.normal};
    ${media.md} { padding: ${space[8]}; }
    border-radius: ${radius[6]};
    align-content: start;
    color: ${color.text};
    font-size: ${text[14]};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  > li > a:hover { background: ${color.surfaceSelected}; }
  > li > [aria-current] { border-color: ${color.action}; }
  b { font-variant-numeric: tabular-nums; }
`;

const Held = styled.span`
  color: ${tone.warning.text};
  font-weight: ${weight.bold};
`;

const Holiday = styled.span`
  color: ${color.textMuted};
  font-size: ${text[12]};
`;

const shortDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

const WEEK = [
  calendarText((w) => w.weekdays.monday),
  calendarText((w) => w.weekdays.tuesday),
  calendarText((w) => w.weekdays.wednesday),
  calendarText((w) => w.weekdays.thursday),
  calendarText((w) => w.weekdays.friday),
];

const sumOf = (counts: readonly Count[]): number => counts.reduce((sum, { count }) => sum + count, 0);

type DayProps = {
  readonly day: string;
  readonly counts: readonly Count[];
  /** Label of a day without reminders. */
  readonly holiday: string | undefined;
  readonly search: string;
};

const Day = ({ day, counts, holiday, search }: DayProps) => {
  const count = sumOf(counts);
  const held = sumOf(counts.filter(({ state }) => state === ReminderState.Held));
  const current = day === todayInTokyo() ? { 'aria-current': 'date' as const } : {};
  const content = (
    <>
      <span>{shortDay(day)}</span>
      {count === 0 && holiday !== undefined ? (
        <Holiday>{holiday}</Holiday>
      ) : (
        <b>{count === 0 ? t((w) => w.days.none) : t((w) => w.days.count, { count })}</b>
      )}
      {held > 0 && <Held>{t((w) => w.days.held, { count: held })}</Held>}
    </>
  );
  if (count === 0) return <div {...current}>{content}</div>;
  return (
    <Link {...current} href={`${adminPaths.reminders}?sendFrom=${day}&sendTo=${day}${search}`}>
      {content}
    </Link>
  );
};

/** Monday to Friday of four weeks, the running one first. */
const weekdays = (today: string): string[] => {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return Array.from({ length: USUAL_DAYS + 1 }, (_, index) => addDays(monday, index)).filter(
    (day) => weekdayOf(day) % 6 !== 0,
  );
};

/** Number of reminders on each day of four weeks; each opens its rows. */
export const ReminderDays = ({ projectId }: { readonly projectId: number | undefined }) => {
  const days = weekdays(todayInTokyo());
  const query = {
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    ...(projectId === undefined ? {} : { project_id: projectId }),
  };
  const read = useRead('/api/admin/reminder/day', { query }, { keepsPrevious: true });
  const items = read.data?.body.items;
  const holidays = useHolidayNames();
  if (read.isError) return <Notice tone="danger" title={t((w) => w.days.broken)} />;
  if (items === undefined) return <Skeleton shape="card" rows={4} />;
  const search = projectId === undefined ? '' : `&project_id=${projectId}`;
  return (
    <Card title={t((w) => w.days.title)}>
      <Heads aria-hidden>
        {WEEK.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Heads>
      <Grid>
        {days.map((day) => (
          <li key={day}>
            <Day
              day={day}
              counts={items.filter(({ on }) => on === day)}
              holiday={holidays.get(day)}
              search={search}
            />
          </li>
        ))}
      </Grid>
    </Card>
  );
};
