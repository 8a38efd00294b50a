import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Grid, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { MailAddress } from '#ui-kit/Text/index.ts';
import { DocumentRequirementLabel, ProgramKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import {
  formatDateTime,
  formatDay,
  formatFiscalYear,
  formatPhone,
  formatText,
  formatYen,
} from '#web/parts/text/format.ts';
import { projectsText as t } from '../projects.words.ts';
import { ProjectHead } from './ProjectHead.tsx';

type Project = components['schemas']['Project'];

const basic = (project: Project) => [
  { term: t((w) => w.fields.shortName), value: project.shortName },
  { term: t((w) => w.fields.programme), value: ProgramKindLabel[project.programKind] },
  {
    term: t((w) => w.fields.fiscalYear),
    value: `${formatFiscalYear(project.fiscalYear)} ${t((w) => w.list.roundValue, { round: project.round })}`,
  },
];

const schedule = (project: Project) => [
  { term: t((w) => w.fields.applicationOpensAt), value: formatDateTime(project.applicationOpensAt) },
  { term: t((w) => w.fields.applicationClosesAt), value: formatDateTime(project.applicationClosesAt) },
  { term: t((w) => w.fields.adoptionPlannedOn), value: formatDay(project.adoptionPlannedOn) },
  { term: t((w) => w.fields.completionDeadline), value: formatDay(project.completionDeadline) },
];

const subsidy = (project: Project) => [
  {
    term: t((w) => w.fields.rate),
    value: t((w) => w.preview.rateValue, {
      numerator: project.subsidyRateNumerator,
      denominator: project.subsidyRateDenominator,
    }),
  },
  { term: t((w) => w.fields.minSubsidy), value: formatYen(project.minSubsidy) },
  { term: t((w) => w.fields.maxSubsidy), value: formatYen(project.maxSubsidy) },
  { term: t((w) => w.fields.maxSubsidyWithA), value: formatYen(project.maxSubsidyWithA) },
  { term: t((w) => w.fields.minTotalCost), value: formatYen(project.minTotalCost) },
];

const desk = (project: Project) => [
  { term: t((w) => w.fields.deskName), value: project.deskName },
  { term: t((w) => w.fields.deskPhone), value: formatPhone(project.deskPhone) },
  { term: t((w) => w.fields.deskHours), value: project.deskHours },
  { term: t((w) => w.fields.deskEmail), value: <MailAddress>{project.deskEmail}</MailAddress> },
];

const words = (project: Project) => [
  { term: t((w) => w.fields.summary), value: formatText(project.summary) },
  { term: t((w) => w.fields.eligibility), value: formatText(project.eligibility) },
];

/** The round for those who may read it only. */
export const ProjectFacts = ({ project }: { project: Project }) => (
  <>
    <ProjectHead project={project} />
    <Stack gap={24}>
      <Notice title={t((w) => w.page.readOnly)} />
      <Grid align="stretch">
        <Card title={t((w) => w.cards.basic)}>
          <Facts facts={basic(project)} />
        </Card>
        <Card title={t((w) => w.cards.schedule)}>
          <Facts facts={schedule(project)} />
        </Card>
        <Card title={t((w) => w.cards.subsidy)}>
          <Facts facts={subsidy(project)} />
        </Card>
        <Card title={t((w) => w.cards.desk)}>
          <Facts facts={desk(project)} />
        </Card>
      </Grid>
      <Card title={t((w) => w.cards.public)}>
        <Facts facts={words(project)} />
      </Card>
      <Card title={t((w) => w.cards.documents)}>
        <Facts
          facts={project.documentRules.map((rule) => ({
            key: `${rule.documentList} ${rule.documentType} ${rule.label}`,
            term: DocumentRequirementLabel[rule.requirement],
            value: rule.label,
          }))}
        />
      </Card>
    </Stack>
  </>
);
