import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { yenLimitText } from '#rules/figure.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, leading, media, radius, space, text, weight } from '#ui-kit/tokens/index.ts';
import { RoundState } from '#web/parts/api/generated/enums.ts';
import { formatDateTime, formatDay } from '#web/parts/text/format.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import type { PublicProject } from '../model/formTypes.ts';
import { AboutDocuments } from './AboutDocuments.tsx';
import { AboutFlow } from './AboutFlow.tsx';
import { AboutMaterials, hasMaterials } from './AboutMaterials.tsx';
import { applicantAboutText as aboutText } from './applicantAbout.words.ts';

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

type PartProps = { title: string; id?: string; children: ReactNode };

export const Part = ({ title, id, children }: PartProps) => (
  <section id={id}>
    <Stack gap={16}>
      <SectionHeading hasLine>{title}</SectionHeading>
      {children}
    </Stack>
  </section>
);

/** What, who, when, which papers, how. Closed, what comes next stands first (LOOK "Public page"). */
export const AboutBody = ({ project }: Props) => (
  <Stack gap={40}>
    {project.state === RoundState.Closed && !isAdoptionOver(project) && <NextDates project={project} />}
    <Part title={aboutText((w) => w.about.content)}>
      <Rules project={project} />
    </Part>
    {project.eligibility && (
      <Part title={aboutText((w) => w.about.eligibility)}>
        <Written>{project.eligibility}</Written>
      </Part>
    )}
    <Part title={aboutText((w) => w.about.dates)}>
      <Dates project={project} />
    </Part>
    {hasMaterials(project) && (
      <Part id="materials" title={aboutText((w) => w.about.materials)}>
        <AboutMaterials project={project} />
      </Part>
    )}
    <Part title={aboutText((w) => w.about.documents)}>
      <AboutDocuments projectId={project.id} documents={project.documents} />
    </Part>
    <Part title={aboutText((w) => w.about.flow)}>
      <AboutFlow />
    </Part>
    {project.announcements.length > 0 && (
      <Part title={aboutText((w) => w.about.news)}>
        <News project={project} />
      </Part>
    )}
  </Stack>
);

/** The whole of the costs is called 定額. */
const rateOf = ({ rateNumerator: numerator, rateDenominator: denominator }: Calculation): string =>
  numerator === denominator
    ? aboutText((w) => w.about.rateWhole)
    : aboutText((w) => w.about.rateValue, { numerator, denominator });

/** A floor of nothing is no floor. */
const amountOf = ({ minSubsidy, maxSubsidy }: Calculation): string =>
  minSubsidy === 0
    ? aboutText((w) => w.about.amountUpTo, { to: yenLimitText(maxSubsidy) })
    : aboutText((w) => w.about.amountValue, { from: yenLimitText(minSubsidy), to: yenLimitText(maxSubsidy) });

const Rules = ({ project: { calculation, completionDeadline } }: Props) => (
  <>
    <Three>
      <div>
        <dt>{aboutText((w) => w.about.rate)}</dt>
        <dd>{rateOf(calculation)}</dd>
      </div>
      <div>
        <dt>{aboutText((w) => w.about.amount)}</dt>
        <dd>{amountOf(calculation)}</dd>
        {calculation.maxSubsidyWithA !== null && (
          <dd>{aboutText((w) => w.about.amountWithA, { to: yenLimitText(calculation.maxSubsidyWithA) })}</dd>
        )}
      </div>
      <div>
        <dt>{aboutText((w) => w.about.period)}</dt>
        <dd>{aboutText((w) => w.about.periodValue, { day: formatDay(completionDeadline) })}</dd>
      </div>
    </Three>
    <Text size={14} tone="muted" isMeasured>
      {calculation.text}
    </Text>
  </>
);

const isAdoptionOver = ({ adoptionPlannedOn, announcedOn }: PublicProject): boolean =>
  typeof announcedOn === 'string' || (adoptionPlannedOn !== null && adoptionPlannedOn < todayInTokyo());

const adoption = (project: PublicProject): string => {
  if (typeof project.announcedOn === 'string')
    return aboutText((w) => w.about.wasAnnounced, { day: formatDay(project.announcedOn) });
  if (project.adoptionPlannedOn === null) return aboutText((w) => w.about.notFixed);
  const day = formatDay(project.adoptionPlannedOn);
  return isAdoptionOver(project)
    ? aboutText((w) => w.about.wasPlanned, { day })
    : aboutText((w) => w.about.planned, { day });
};

const Dates = ({ project }: Props) => (
  <Facts
    facts={[
      {
        term: aboutText((w) => w.about.callPeriod),
        value: (
          <>
            <b>
              {aboutText((w) => w.about.fromTo, {
                from: formatDateTime(project.applicationOpensAt),
                to: formatDateTime(project.applicationClosesAt),
              })}
            </b>
            <Text size={14} tone="muted">
              {aboutText((w) => w.about.callNote)}
            </Text>
          </>
        ),
      },
      { term: aboutText((w) => w.about.review), value: aboutText((w) => w.about.reviewValue) },
      { term: aboutText((w) => w.about.adoption), value: adoption(project) },
      {
        term: aboutText((w) => w.about.completion),
        value: aboutText((w) => w.about.completionValue, { day: formatDay(project.completionDeadline) }),
      },
    ]}
  />
);

const NextDates = ({ project }: Props) => (
  <Part title={aboutText((w) => w.about.next)}>
    <Facts
      facts={[
        { term: aboutText((w) => w.about.review), value: aboutText((w) => w.about.reviewValue) },
        {
          term: aboutText((w) => w.about.adoption),
          value: `${adoption(project)} ${aboutText((w) => w.about.adoptionMail)}`,
        },
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
