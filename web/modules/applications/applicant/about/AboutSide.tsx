import { ArrowRight, Clock, Mail, Smartphone } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { color, leading, space, text, weight } from '#ui-kit/tokens/index.ts';
import { questionsText } from '#web/modules/projects/shared/questions/questions.words.ts';
import { applicantOf } from '#web/parts/api/applicant.ts';
import { RoundState } from '#web/parts/api/generated/enums.ts';
import { useSessions } from '#web/parts/api/services.ts';
import { ServerDeadlineCard } from '#web/parts/deadline/index.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { paths } from '#web/parts/navigation/paths.ts';
import { formatDateTime, formatPhone } from '#web/parts/text/format.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import type { PublicProject } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { applicantAboutText as aboutText } from './applicantAbout.words.ts';

type Props = { project: PublicProject };

const Hints = styled.ul`
  display: grid;
  gap: ${space[8]};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space[8]}; }
  svg { margin-top: ${space[4]}; color: ${color.brandMark}; }
`;

const Tel = styled.a`
  font-size: ${text[18]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`;

const hints: readonly { readonly icon: IconShape; readonly words: string }[] = [
  { icon: Clock, words: aboutText((w) => w.about.hintSave) },
  { icon: Mail, words: aboutText((w) => w.about.hintMail) },
  { icon: Smartphone, words: aboutText((w) => w.about.hintPhone) },
];

/** The two ways in: to begin, and to go on. Somebody who is inside already has one. */
export const AboutSide = ({ project }: Props) => (
  <>
    {project.state === RoundState.Open && <OpenCard project={project} />}
    {project.state === RoundState.Upcoming && <UpcomingCard project={project} />}
    {project.state === RoundState.Closed && <ClosedCard project={project} />}
    <Contact project={project} />
  </>
);

const useIsInside = (projectId: number): boolean =>
  applicantOf(useSessions(), projectId)?.user.projectId === projectId;

const OpenCard = ({ project }: Props) => {
  const isInside = useIsInside(project.id);
  return (
    <Card>
      <Stack gap={16}>
        <ServerDeadlineCard
          title={t((w) => w.deadline.title)}
          unit="calendarDays"
          deadline={new Date(project.applicationClosesAt)}
          at={formatDateTime(project.applicationClosesAt)}
          dateTime={project.applicationClosesAt}
        />
        <Stack gap={8}>
          {isInside ? (
            <ButtonLink
              variant="primary"
              size="large"
              isBlock
              iconAfter={ArrowRight}
              href={applicantPaths.home(project.id)}
            >
              {aboutText((w) => w.about.continue)}
            </ButtonLink>
          ) : (
            <Starts projectId={project.id} />
          )}
        </Stack>
        <Hints>
          {hints.map(({ icon, words }) => (
            <li key={words}>
              <Icon of={icon} size={16} />
              {words}
            </li>
          ))}
        </Hints>
      </Stack>
    </Card>
  );
};

const Starts = ({ projectId }: { projectId: number }) => (
  <>
    <ButtonLink
      variant="primary"
      size="large"
      isBlock
      iconAfter={ArrowRight}
      href={applicantPaths.register(projectId)}
    >
      {aboutText((w) => w.about.start)}
    </ButtonLink>
    <ButtonLink variant="secondary" size="large" isBlock href={paths.applicationProjectLogin(projectId)}>
      {aboutText((w) => w.about.continue)}
    </ButtonLink>
  </>
);

const UpcomingCard = ({ project }: Props) => (
  <Card title={aboutText((w) => w.about.upcomingTitle)}>
    <Stack gap={8}>
      <Text isBold isFigure>
        {formatDateTime(project.applicationOpensAt)}
      </Text>
      <Text size={14}>{aboutText((w) => w.about.upcomingText)}</Text>
    </Stack>
  </Card>
);

const ClosedCard = ({ project }: Props) => (
  <Card title={aboutText((w) => w.about.closedTitle, { round: project.round })}>
    <Stack gap={16}>
      <Text size={14}>
        {aboutText((w) => w.about.closedText, { at: formatDateTime(project.applicationClosesAt) })}
      </Text>
      <Stack gap={8}>
        <SectionHeading level={3} look={4}>
          {aboutText((w) => w.about.submitted)}
        </SectionHeading>
        <Text size={14}>{aboutText((w) => w.about.submittedText)}</Text>
        <ButtonLink
          variant="primary"
          size="large"
          isBlock
          href={
            useIsInside(project.id)
              ? applicantPaths.home(project.id)
              : paths.applicationProjectLogin(project.id)
          }
        >
          {aboutText((w) => w.about.status)}
        </ButtonLink>
      </Stack>
    </Stack>
  </Card>
);

const Contact = ({ project }: Props) => (
  <Card
    title={aboutText((w) => w.about.contact)}
    foot={
      <TextLink as={Link} variant="arrow" href={applicantPaths.questions(project.id)}>
        {questionsText((w) => w.public.read)}
      </TextLink>
    }
  >
    <DeskWays project={project} />
  </Card>
);

type DeskProps = { project: Pick<PublicProject, 'deskName' | 'deskPhone' | 'deskHours' | 'deskEmail'> };

/** Whom to ask, when, and how. */
export const DeskWays = ({ project: { deskName, deskPhone, deskHours, deskEmail } }: DeskProps) => (
  <Stack gap={4}>
    <Text size={14}>{deskName}</Text>
    <p>
      <Tel href={`tel:${deskPhone}`}>{formatPhone(deskPhone)}</Tel>
    </p>
    <Text size={14} tone="muted">
      {deskHours}
    </Text>
    <Text size={14}>
      <TextLink href={`mailto:${deskEmail}`}>{aboutText((w) => w.about.mail)}</TextLink>
    </Text>
  </Stack>
);
