import { Card } from '#ui-kit/Card/index.ts';
import { type Step, Stepper } from '#ui-kit/Stepper/index.ts';
import { StepState } from '#web/parts/api/generated/enums.ts';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { formatMonthDay } from '#web/parts/text/format.ts';
import { userMyPageText as t } from '../userMyPage.words.ts';

type LifecycleStep = MyPageBody['lifecycle'][number];

const stepOf = ({ label, state, on }: LifecycleStep): Step => {
  if (on === null) return { name: label };
  const day = formatMonthDay(on);
  return { name: label, when: state === StepState.Done ? day : t((w) => w.flow.until, { day }) };
};

/** The place of the current step from 1; behind the last when everything is done. */
export const currentPlace = (steps: readonly LifecycleStep[]): number => {
  const place = steps.findIndex(({ state }) => state === StepState.Current);
  if (place >= 0) return place + 1;
  const ahead = steps.findIndex(({ state }) => state === StepState.Upcoming);
  return ahead >= 0 ? ahead + 1 : steps.length + 1;
};

const nextNote = (next: LifecycleStep | undefined): string | undefined => {
  if (next === undefined) return undefined;
  if (next.on === null) return t((w) => w.flow.nextStep, { name: next.label });
  return t((w) => w.flow.nextStepUntil, { name: next.label, day: formatMonthDay(next.on) });
};

/** 事業の流れ: the stages from the adoption to the reports afterwards. Stages that do not apply are left out. */
export const FlowCard = ({ lifecycle }: Pick<MyPageBody, 'lifecycle'>) => {
  const steps = lifecycle.filter(({ state }) => state !== StepState.Skipped);
  const current = currentPlace(steps);
  return (
    <Card title={t((w) => w.flow.title)}>
      <Stepper
        label={t((w) => w.flow.title)}
        steps={steps.map(stepOf)}
        current={current}
        phoneNote={nextNote(steps[current])}
      />
    </Card>
  );
};
