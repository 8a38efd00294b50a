import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts, type FactsVariant } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space, text, weight } from '#ui-kit/tokens/index.ts';
import { TaxReportMethodLabel } from '#web/parts/api/generated/enums.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { calculationFacts, resultFormula } from './taxFacts.ts';
import type { TaxReport } from './taxReport.ts';
import { taxReportsText as t } from './taxReports.words.ts';

const Result = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  align-items: baseline;
  justify-content: space-between;
  > b { font-size: ${text[20]}; font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; }
`;

const Steps = ({ report, variant }: { report: TaxReport; variant: FactsVariant }) => {
  if (report.method === null || (report.lines.length === 0 && report.problems.length > 0)) {
    return <Text tone="muted">{t((w) => w.calculation.waiting)}</Text>;
  }
  if (report.lines.length === 0) {
    return <Text>{t((w) => w.calculation.none, { method: TaxReportMethodLabel[report.method] })}</Text>;
  }
  return (
    <>
      <Facts variant={variant} facts={calculationFacts(report)} />
      <Text size={14}>{resultFormula(report)}</Text>
      <Text size={14} tone="muted">
        {t((w) => w.calculation.rounding)}
      </Text>
    </>
  );
};

/** What has to be given back, with each step of how it is worked out. */
export const TaxCalculation = ({
  report,
  variant = 'rows',
}: {
  report: TaxReport;
  variant?: FactsVariant;
}) => (
  <Card title={t((w) => w.calculation.title)}>
    <Stack gap={16}>
      <Steps report={report} variant={variant} />
      <Result>
        <span>{t((w) => w.calculation.returnAmount)}</span>
        <b>{formatYen(report.returnAmount)}</b>
      </Result>
    </Stack>
  </Card>
);
