import { Facts } from '#ui-kit/Facts/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { TAX_PLACES, taxPlaceName } from './taxFacts.ts';
import type { TaxReport } from './taxReport.ts';
import { taxReportsText as t } from './taxReports.words.ts';

const nameOf = (field: string): string => {
  const place = TAX_PLACES.find((one) => one === field);
  return place === undefined ? '' : taxPlaceName(place);
};

/** What is still to be put right, as far as the report was saved. */
export const TaxProblems = ({ report }: { report: TaxReport }) => {
  if (!report.isEntered || report.problems.length === 0) return null;
  return (
    <Notice tone="warning" title={t((w) => w.problems)}>
      <Facts
        variant="pairs"
        facts={report.problems.map(({ field, message }) => ({
          key: `${field} ${message}`,
          term: nameOf(field),
          value: message,
        }))}
      />
    </Notice>
  );
};

/** The papers that go with the report. */
export const TaxEvidences = ({ evidences }: Pick<TaxReport, 'evidences'>) => {
  if (evidences.length === 0) return null;
  return (
    <Notice tone="info" title={t((w) => w.evidences)}>
      <ul>
        {evidences.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
};
