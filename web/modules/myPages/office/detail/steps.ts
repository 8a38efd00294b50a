import type { Step } from '#ui-kit/Stepper/index.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { StepState } from '#web/parts/api/generated/enums.ts';
import { myPageText as t } from './myPage.words.ts';

/** "2026-06-09" → 6/9: the year is that of the page's other dates. */
export const shortDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`;

const whenOf = ({ state, on }: MyPage['lifecycle'][number]): { when?: string } => {
  if (on === null || state === StepState.Skipped) return {};
  return { when: state === StepState.Done ? shortDay(on) : t((w) => w.planned, { day: shortDay(on) }) };
};

/**
 * The stages for the stepper. Stages that an ended undertaking does not reach are left out.
 * @returns `current` from 1; one more than there are steps when all are done
 */
export const stepsOf = (lifecycle: MyPage['lifecycle']): { steps: Step[]; current: number } => {
  const reached = lifecycle.filter(({ state }) => state !== StepState.Skipped);
  const now = reached.findIndex(({ state }) => state === StepState.Current);
  return {
    steps: reached.map((stage) => ({ name: stage.label, ...whenOf(stage) })),
    current: now === -1 ? reached.length + 1 : now + 1,
  };
};
