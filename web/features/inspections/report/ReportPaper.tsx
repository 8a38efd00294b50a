import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, leading, media, size, space, text, tracking, weight } from '#ui-kit/tokens/index.ts';
import {
  InspectionKind,
  InspectionKindLabel,
  InspectionMethodLabel,
  InspectionResultLabel,
} from '#web/api/generated/enums.ts';
import { formatEraDay, formatInteger, formatText } from '#web/text/format.ts';
import { formatPlace } from '#web/text/formatPlace.ts';
import { marks } from '#web/text/marks.ts';
import { inspectionsText as t } from '../inspectionsText.ts';
import { decisionWord } from './decisionWord.ts';
import type { Report } from './useReportChange.ts';

/* Only on paper: A4, black on white (LOOK "Print"); the photos of the page follow it. */
const Paper = styled.article`
  display: none;
  ${media.print} { display: block; margin-bottom: ${space[24]}; }
  > h1 { margin-block: ${space[12]} ${space[16]}; font-size: ${text[20]}; letter-spacing: ${tracking.heading}; text-align: center; }
  > h2 { margin-block: ${space[16]} ${space[8]}; font-size: ${text[14]}; font-weight: ${weight.regular}; }
  > p { font-size: ${text[14]}; text-align: right; }
`;

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[14]};
  line-height: ${leading[14]};
  th, td { padding: ${space[4]} ${space[8]}; border: ${size.hair} solid ${color.text}; text-align: left; vertical-align: top; }
  th { font-weight: ${weight.regular}; background: ${color.surfaceSubtle}; }
  tbody th { width: 9rem; }
  tr { break-inside: avoid; }
`;

type FactLinesProps = { readonly facts: readonly (readonly [term: string, value: ReactNode])[] };

const FactLines = ({ facts }: FactLinesProps) => (
  <Lines>
    <tbody>
      {facts.map(([term, value]) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </Lines>
);

const hoursText = ({ startTime, endTime }: Report): string =>
  [startTime, endTime].filter((time) => time !== null).join('\u2013');

const ITEM_HEADS = [
  t((w) => w.page.item),
  t((w) => w.page.model),
  t((w) => w.page.quantity),
  t((w) => w.page.working),
  t((w) => w.page.label),
  t((w) => w.page.difference),
];

/** What was inspected, a line each. */
const Items = ({ items }: Pick<Report, 'items'>) => (
  <Lines>
    <thead>
      <tr>
        {ITEM_HEADS.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map(({ key, name, modelNumber, quantity, isWorking, hasLabel, difference }) => (
        <tr key={key}>
          <td>{name}</td>
          <td>{formatText(modelNumber)}</td>
          <td>{formatInteger(quantity)}</td>
          <td>{decisionWord(isWorking)}</td>
          <td>{decisionWord(hasLabel)}</td>
          <td>{formatText(difference)}</td>
        </tr>
      ))}
    </tbody>
  </Lines>
);

/** The report as a document: what 印刷する puts on paper. */
export const ReportPaper = ({ report }: { report: Report }) => {
  const { mypage, method, inspectorName, attendees, result, findings, correctiveAction } = report;
  return (
    <Paper>
      <p>{formatEraDay(report.inspectedOn)}</p>
      <h1>{t((w) => w.paper.title, { kind: InspectionKindLabel[report.kind] })}</h1>
      {report.kind === InspectionKind.OnSiteAudit && <div>{t((w) => w.paper.lead)}</div>}
      <FactLines
        facts={[
          [t((w) => w.paper.who), `${mypage.displayCode}${marks.gap}${mypage.corporationName}`],
          [t((w) => w.paper.plan), mypage.planTitle],
          [
            t((w) => w.paper.when),
            `${formatEraDay(report.scheduledOn)} ${hoursText(report)}${marks.gap}${InspectionMethodLabel[method]}`,
          ],
          [t((w) => w.page.place), formatPlace(report.sitePrefecture, report.siteAddress)],
          [
            t((w) => w.paper.people),
            [inspectorName, attendees].filter((each) => each !== null).join(marks.slash),
          ],
        ]}
      />
      <h2>{t((w) => w.paper.items)}</h2>
      <Items items={report.items} />
      <h2>{t((w) => w.paper.result)}</h2>
      <FactLines
        facts={[
          [t((w) => w.fields.result), InspectionResultLabel[result]],
          [t((w) => w.fields.findings), formatText(findings)],
          [t((w) => w.fields.correctiveAction), formatText(correctiveAction)],
          [t((w) => w.fields.correctiveDueOn), formatEraDay(report.correctiveDueOn)],
        ]}
      />
    </Paper>
  );
};
