import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { DocumentCheckStatus } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { Link } from '#web/navigation/Link.tsx';
import { TaxCalculation } from '#web/taxReports/TaxCalculation.tsx';
import { TaxProblems } from '#web/taxReports/TaxProblems.tsx';
import { taxFacts } from '#web/taxReports/taxFacts.ts';
import type { TaxReport } from '#web/taxReports/taxReport.ts';
import { formatYen } from '#web/text/format.ts';
import { taxReportsText as t } from '#web/text/ja/taxReports.ts';
import type { Section } from '../../types.ts';
import { TaxOnBehalf } from './TaxOnBehalf.tsx';

const Claim = ({ id, number, amount }: NonNullable<TaxReport['recovery']>) => {
  const name = t((w) => w.claim.name, { number, amount: formatYen(amount) });
  const maySee = useMayCall()('getRecovery');
  if (!maySee) return name;
  return (
    <TextLink as={Link} href={adminPaths.recovery(id)}>
      {name}
    </TextLink>
  );
};

/** What confirming will lead to, before somebody does. */
const Consequence = ({
  section: { status },
  report: { returnAmount },
}: Pick<TaxReportCheckProps, 'section' | 'report'>) => {
  if (status !== DocumentCheckStatus.Confirming) return null;
  return (
    <Text size={14}>
      {returnAmount === 0
        ? t((w) => w.claim.nextNone)
        : t((w) => w.claim.next, { amount: formatYen(returnAmount) })}
    </Text>
  );
};

type TaxReportCheckProps = {
  readonly section: Section;
  readonly report: TaxReport;
  readonly etag: string | null;
  readonly onReload: () => void;
};

/** The report on consumption tax beside its papers: what was entered, how the amount follows, what comes of it. */
export const TaxReportCheck = (props: TaxReportCheckProps) => {
  const { section, report } = props;
  if (!report.isEntered) return <TaxOnBehalf {...props} />;
  const { recovery } = report;
  return (
    <Stack gap={16}>
      <SectionHeading>{t((w) => w.title)}</SectionHeading>
      <Facts
        variant="compact"
        facts={[
          ...taxFacts(report),
          ...(recovery === null ? [] : [{ term: t((w) => w.claim.term), value: <Claim {...recovery} /> }]),
        ]}
      />
      <TaxCalculation report={report} variant="compact" />
      <TaxProblems report={report} />
      <Consequence section={section} report={report} />
      <TaxOnBehalf {...props} />
    </Stack>
  );
};
