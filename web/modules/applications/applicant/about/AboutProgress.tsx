import { type Step, Stepper } from '#ui-kit/Stepper/index.ts';
import { RoundState } from '#web/parts/api/generated/enums.ts';
import { formatDateTime, formatDay } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import type { PublicProject } from '../model/formTypes.ts';
import { applicantAboutText as t } from './applicantAbout.words.ts';

/** The day of the announcement, once it was made; until then the planned one, if there is one. */
const announcedWhen = ({ adoptionPlannedOn, announcedOn }: PublicProject): Pick<Step, 'when'> => {
  if (typeof announcedOn === 'string') return { when: formatDay(announcedOn) };
  if (adoptionPlannedOn === null) return {};
  const day = formatDay(adoptionPlannedOn);
  const isOver = adoptionPlannedOn < todayInTokyo();
  return { when: isOver ? t((w) => w.about.wasPlanned, { day }) : t((w) => w.about.planned, { day }) };
};

const stepsOf = (project: PublicProject): Step[] => [
  {
    name: t((w) => w.about.before),
    when: t((w) => w.about.beforeWhen, { at: formatDateTime(project.applicationOpensAt) }),
  },
  {
    name: t((w) => w.about.open),
    when: t((w) => w.about.openWhen, { at: formatDateTime(project.applicationClosesAt) }),
  },
  { name: t((w) => w.about.reviewing) },
  { name: t((w) => w.about.announced), ...announcedWhen(project) },
];

/** The place from 1; past the last once all is decided. */
const placeOf = ({ state, announcedOn }: PublicProject): number => {
  if (state === RoundState.Upcoming) return 1;
  if (state === RoundState.Open) return 2;
  return typeof announcedOn === 'string' ? 5 : 3;
};

/** On a phone: until when it stays so, or when it was or is to be announced. */
const noteOf = (steps: readonly Step[], place: number): string | undefined => {
  const last = steps.at(-1);
  const announced = last?.when === undefined ? undefined : [last.name, last.when].join(marks.gap);
  return steps[place - 1]?.when ?? announced;
};

/** Where the round stands, for anybody, by the server's clock: before, open, in review, announced. */
export const AboutProgress = ({ project }: { readonly project: PublicProject }) => {
  const steps = stepsOf(project);
  const current = placeOf(project);
  return (
    <Stepper
      label={t((w) => w.about.progress)}
      steps={steps}
      current={current}
      phoneNote={noteOf(steps, current)}
    />
  );
};
