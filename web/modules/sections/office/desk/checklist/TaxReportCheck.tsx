import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { TaxCalculation } from '#web/modules/aftercare/shared/taxReports/TaxCalculation.tsx';
import { TaxProblems } from '#web/modules/aftercare/shared/taxReports/TaxProblems.tsx';
import { taxFacts } from '#web/modules/aftercare/shared/taxReports/taxFacts.ts';
import type { TaxReport } from '#web/modules/aftercare/shared/taxReports/taxReport.ts';
import { taxReportsText as t } from '#web/modules/aftercare/shared/taxReports/taxReports.words.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatYen } from '#web/parts/text/format.ts';
import type { Section } from '../../sectionTypes.ts';
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
