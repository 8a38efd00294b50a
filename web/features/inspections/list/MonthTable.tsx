import { styled } from 'styled-components';
import {
  border,
  color,
  leading,
  media,
  radius,
  size,
  space,
  type Tone,
  text,
  tone,
  weight,
} from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { InspectionKindLabel, PrefectureLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { Link } from '#web/navigation/Link.tsx';
import { InspectionReportStatusTag, inspectionReportTone } from '#web/status/index.ts';
import { formatDay } from '#web/text/format.ts';
import { todayInTokyo } from '#web/text/today.ts';
import { inspectionsText as t } from '../inspectionsText.ts';
import { weeksOf } from './calendarMonth.ts';
import { useHolidayNames } from './useHolidayNames.ts';

type Report = components['schemas']['MyPageReportSummary'];

const WEEKDAYS = [
  t((w) => w.calendar.weekdays.sunday),
  t((w) => w.calendar.weekdays.monday),
  t((w) => w.calendar.weekdays.tuesday),
  t((w) => w.calendar.weekdays.wednesday),
  t((w) => w.calendar.weekdays.thursday),
  t((w) => w.calendar.weekdays.friday),
  t((w) => w.calendar.weekdays.saturday),
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

const Entry = styled(Link)<{ $tone: Tone }>`
  display: block;
  margin-top: ${space[4]};
  padding: ${space[4]} ${space[6]};
  border-left: ${size.rule} solid ${({ $tone }) => tone[$tone].mark};
  border-radius: ${radius[4]};
  background: ${({ $tone }) => tone[$tone].surface};
  color: ${color.text};
  line-height: ${leading.tight};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { text-decoration: underline; }
  > b, > span:not([data-tone]) { display: block; }
`;

const ReportEntry = ({ report }: { report: Report }) => (
  <Entry href={adminPaths.report(report.id)} $tone={inspectionReportTone(report.status)}>
    {report.startTime !== null && `${report.startTime} `}
    {PrefectureLabel[report.sitePrefecture]}
    <b>{report.mypage.corporationName}</b>
    <span>{InspectionKindLabel[report.kind]}</span>
    <span>{report.inspectorName}</span>
    <InspectionReportStatusTag status={report.status} isQuiet />
  </Entry>
);

type CellProps = {
  readonly day: string;
  readonly month: string;
  /** What the day is called when it is a holiday. */
  readonly holiday: string | undefined;
  readonly reports: readonly Report[];
};

const Cell = ({ day, month, holiday, reports }: CellProps) => (
  <td data-outside={!day.startsWith(month)} data-empty={reports.length === 0}>
    <Day dateTime={day} aria-current={day === todayInTokyo() ? 'date' : undefined}>
      <Wide>{Number(day.slice(8))}</Wide>
      <Narrow>{formatDay(day)}</Narrow>
    </Day>
    {holiday !== undefined && <Holiday>{holiday}</Holiday>}
    {reports.map((report) => (
      <ReportEntry key={report.id} report={report} />
    ))}
  </td>
);

type MonthProps = { readonly month: string; readonly reports: readonly Report[] };

const reportsOn = (day: string, reports: readonly Report[]): readonly Report[] =>
  reports
    .filter(({ scheduledOn }) => scheduledOn === day)
    .toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? ''));

/** A month as a table of weeks, on a phone as the days that have inspections. */
export const MonthTable = ({ month, reports }: MonthProps) => {
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
              <Cell
                key={day}
                day={day}
                month={month}
                holiday={holidays.get(day)}
                reports={reportsOn(day, reports)}
              />
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
  return t((w) => w.calendar.month, { year, month: Number(number) });
};
