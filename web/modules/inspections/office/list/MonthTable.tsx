import { styled } from 'styled-components';
import { TextPart } from '#ui-kit/Text/index.ts';
import { color, leading, radius, size, space, type Tone, tone } from '#ui-kit/tokens/index.ts';
import { InspectionKindLabel, PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { MonthGrid } from '#web/parts/calendar/MonthGrid.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import {
  InspectionReportStatusTag,
  inspectionReportTone,
} from '#web/parts/status/InspectionReportStatusTag.tsx';

type Report = components['schemas']['MyPageReportSummary'];

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
    <TextPart>{report.startTime !== null && `${report.startTime} `}</TextPart>
    {PrefectureLabel[report.sitePrefecture]}
    <b>{report.mypage.corporationName}</b>
    <span>{InspectionKindLabel[report.kind]}</span>
    <span>{report.inspectorName}</span>
    <InspectionReportStatusTag status={report.status} isQuiet />
  </Entry>
);

type MonthProps = { readonly month: string; readonly reports: readonly Report[] };

const reportsOn = (day: string, reports: readonly Report[]): readonly Report[] =>
  reports
    .filter(({ scheduledOn }) => scheduledOn === day)
    .toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? ''));

/** The inspections of a month, on a phone the days that have some. */
export const MonthTable = ({ month, reports }: MonthProps) => (
  <MonthGrid
    month={month}
    partsOf={(day) =>
      reportsOn(day, reports).map((report) => <ReportEntry key={report.id} report={report} />)
    }
  />
);
