import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, leading, media, radius, space, text, weight } from '#ui-kit/tokens/index.ts';
import { RoundState } from '#web/api/generated/enums.ts';
import { formatDateTime, formatDay } from '#web/text/format.ts';
import { applicantText as t } from '../applicantText.ts';
import type { PublicProject } from '../model/types.ts';
import { AboutDocuments } from './AboutDocuments.tsx';
import { AboutFlow } from './AboutFlow.tsx';
import { roundYen } from './roundYen.ts';

type Props = { project: PublicProject };
type Calculation = PublicProject['calculation'];

const Three = styled.dl`
  display: grid;
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  > div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0 ${space[16]}; padding: ${space[16]}; border-top: ${border.normal}; }
  > div:first-child { border-top: 0; }
  dt { color: ${color.textMuted}; font-size: ${text[14]}; }
  dd { grid-column: 2; font-size: ${text[18]}; font-weight: ${weight.bold}; line-height: ${leading[18]}; font-variant-numeric: tabular-nums; word-break: auto-phrase; }
  dd + dd { color: ${color.textMuted}; font-size: ${text[14]}; font-weight: ${weight.regular}; }
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div { display: block; padding: ${space[16]} ${space[24]}; border-top: 0; border-left: ${border.normal}; }
    > div:first-child { border-left: 0; }
  }
`;

const Written = styled.div`
  max-width: 40em;
  white-space: pre-line;
`;

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Stack gap={16}>
      <SectionHeading hasLine>{title}</SectionHeading>
      {children}
    </Stack>
  </section>
);

/** What, who, when, which papers, how. Closed, what comes next stands first (LOOK "Public page"). */
export const AboutBody = ({ project }: Props) => (
  <Stack gap={40}>
    {project.state === RoundState.Closed && <NextDates project={project} />}
    <Part title={t((w) => w.about.content)}>
      <Rules project={project} />
    </Part>
    {project.eligibility && (
      <Part title={t((w) => w.about.eligibility)}>
        <Written>{project.eligibility}</Written>
      </Part>
    )}
    <Part title={t((w) => w.about.dates)}>
      <Dates project={project} />
    </Part>
    <Part title={t((w) => w.about.documents)}>
      <AboutDocuments documents={project.documents} />
    </Part>
    <Part title={t((w) => w.about.flow)}>
      <AboutFlow />
    </Part>
    {project.announcements.length > 0 && (
      <Part title={t((w) => w.about.news)}>
        <News project={project} />
      </Part>
    )}
  </Stack>
);

/** The whole of the costs is called 定額. */
const rateOf = ({ rateNumerator: numerator, rateDenominator: denominator }: Calculation): string =>
  numerator === denominator
    ? t((w) => w.about.rateWhole)
    : t((w) => w.about.rateValue, { numerator, denominator });

/** A floor of nothing is no floor. */
const amountOf = ({ minSubsidy, maxSubsidy }: Calculation): string =>
  minSubsidy === 0
    ? t((w) => w.about.amountUpTo, { to: roundYen(maxSubsidy) })
    : t((w) => w.about.amountValue, { from: roundYen(minSubsidy), to: roundYen(maxSubsidy) });

const Rules = ({ project: { calculation, completionDeadline } }: Props) => (
  <>
    <Three>
      <div>
        <dt>{t((w) => w.about.rate)}</dt>
        <dd>{rateOf(calculation)}</dd>
      </div>
      <div>
        <dt>{t((w) => w.about.amount)}</dt>
        <dd>{amountOf(calculation)}</dd>
        {calculation.maxSubsidyWithA !== null && (
          <dd>{t((w) => w.about.amountWithA, { to: roundYen(calculation.maxSubsidyWithA) })}</dd>
        )}
      </div>
      <div>
        <dt>{t((w) => w.about.period)}</dt>
        <dd>{t((w) => w.about.periodValue, { day: formatDay(completionDeadline) })}</dd>
      </div>
    </Three>
    <Text size={14} tone="muted" isMeasured>
      {calculation.text}
    </Text>
  </>
);

const adoption = ({ adoptionPlannedOn }: PublicProject): string =>
  adoptionPlannedOn === null
    ? t((w) => w.about.notFixed)
    : t((w) => w.about.planned, { day: formatDay(adoptionPlannedOn) });

const Dates = ({ project }: Props) => (
  <Facts
    facts={[
      {
        term: t((w) => w.about.callPeriod),
        value: (
          <>
            <b>
              {t((w) => w.about.fromTo, {
                from: formatDateTime(project.applicationOpensAt),
                to: formatDateTime(project.applicationClosesAt),
              })}
            </b>
            <Text size={14} tone="muted">
              {t((w) => w.about.callNote)}
            </Text>
          </>
        ),
      },
      { term: t((w) => w.about.review), value: t((w) => w.about.reviewValue) },
      { term: t((w) => w.about.adoption), value: adoption(project) },
      {
        term: t((w) => w.about.completion),
        value: t((w) => w.about.completionValue, { day: formatDay(project.completionDeadline) }),
      },
    ]}
  />
);

const NextDates = ({ project }: Props) => (
  <Part title={t((w) => w.about.next)}>
    <Facts
      facts={[
        { term: t((w) => w.about.review), value: t((w) => w.about.reviewValue) },
        { term: t((w) => w.about.adoption), value: `${adoption(project)} ${t((w) => w.about.adoptionMail)}` },
      ]}
    />
  </Part>
);

const News = ({ project }: Props) => (
  <Facts
    facts={project.announcements.map(({ id, title, body, publishFrom }) => ({
      key: String(id),
      term: formatDay(publishFrom),
      value: (
        <>
          <b>{title}</b>
          <Written>{body}</Written>
        </>
      ),
    }))}
  />
);
