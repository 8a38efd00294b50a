import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { formatDay } from '#web/parts/text/format.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { calendarText as t } from './calendar.words.ts';
import { weeksOf } from './calendarMonth.ts';
import { useHolidayNames } from './useHolidayNames.ts';

const WEEKDAYS = [
  t((w) => w.weekdays.sunday),
  t((w) => w.weekdays.monday),
  t((w) => w.weekdays.tuesday),
  t((w) => w.weekdays.wednesday),
  t((w) => w.weekdays.thursday),
  t((w) => w.weekdays.friday),
  t((w) => w.weekdays.saturday),
];

/* A table from 768 px; on a phone a list of the days that have something. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${text[14]};
  th { padding: ${space[8]}; border-bottom: ${border.strong}; color: ${color.textMuted}; text-align: left; }
  td { height: 7rem; padding: ${space[6]}; border: ${border.normal}; vertical-align: top; }
  td:first-child { border-left: 0; }
  td:last-child { border-right: 0; }
  td[data-outside='true'] { background: ${color.surfaceSubtle}; }
  ${media.belowMd} {
    &, tbody, tr { display: block; }
    thead, td[data-empty='true'], td[data-outside='true'] { display: none; }
    td { display: block; height: auto; padding: ${space[12]} 0; border: 0; border-top: ${border.normal}; }
  }
`;

const Day = styled.time`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${size.icon24};
  padding-inline: ${space[4]};
  min-height: ${size.icon24};
  font-variant-numeric: tabular-nums;
  line-height: ${leading[14]};
  &[aria-current] { border-radius: ${radius.full}; background: ${color.action}; color: ${color.textInverse}; font-weight: ${weight.bold}; }
  [data-outside='true'] > & { color: ${color.textMuted}; }
`;

/* Beside the column's weekday a number is enough; alone in a list a day is said whole. */
const Wide = styled.span`
  ${media.belowMd} { display: none; }
`;

const Narrow = styled.span`
  ${media.md} { display: none; }
`;

const Holiday = styled.span`
  margin-left: ${space[4]};
  color: ${color.textMuted};
  font-size: ${text[12]};
`;

type CellProps = {
  readonly day: string;
  readonly month: string;
  /** What the day is called when it is a holiday. */
  readonly holiday: string | undefined;
  readonly parts: readonly ReactNode[];
};

const Cell = ({ day, month, holiday, parts }: CellProps) => (
  <td data-outside={!day.startsWith(month)} data-empty={parts.length === 0}>
    <Day dateTime={day} aria-current={day === todayInTokyo() ? 'date' : undefined}>
      <Wide>{Number(day.slice(8))}</Wide>
      <Narrow>{formatDay(day)}</Narrow>
    </Day>
    {holiday !== undefined && <Holiday>{holiday}</Holiday>}
    {parts}
  </td>
);

type MonthGridProps = {
  /** YYYY-MM */
  readonly month: string;
  /** What a day has, each with its key; also of the days of its neighbours that fill the first and the last week. */
  readonly partsOf: (day: string) => readonly ReactNode[];
};

/** A month as a table of weeks, on a phone as the days that have something. */
export const MonthGrid = ({ month, partsOf }: MonthGridProps) => {
  const holidays = useHolidayNames();
  return (
    <Table>
      <VisuallyHidden as="caption">{monthText(month)}</VisuallyHidden>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Cell key={day} day={day} month={month} holiday={holidays.get(day)} parts={partsOf(day)} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** 2026-11 → 2026年11月. */
export const monthText = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return t((w) => w.month, { year, month: Number(number) });
};
