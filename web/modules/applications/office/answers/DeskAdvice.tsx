import { Notice } from '#ui-kit/Notice/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { AnswerGroup } from './answerPlaces.ts';

type DeskAdviceProps = {
  readonly steps: components['schemas']['ApplicationBase']['sectionsState'];
  readonly groups: readonly AnswerGroup[];
};

/** What the place of an advice is called: 実施スケジュール, or of a row 経費明細 2. */
const labelAt = (groups: readonly AnswerGroup[], pointer: string): string | undefined => {
  const [, field, row] = pointer.split('/');
  const places = groups.flatMap((group) => group.places).filter((place) => place.field === field);
  return places.find((place) => row === undefined || place.row === Number(row) + 1)?.label;
};

/** What the answers themselves give reason to look at, as the applicant was told it too. */
export const DeskAdvice = ({ steps, groups }: DeskAdviceProps) => {
  const advice = steps.flatMap((step) => step.advice);
  if (advice.length === 0) return null;
  return (
    <Notice tone="info" title={t((w) => w.answers.advice)}>
      {advice.map(({ pointer, message }) => {
        const label = labelAt(groups, pointer);
        return (
          <p key={pointer}>
            {label === undefined ? message : t((w) => w.answers.adviceAt, { label, message })}
          </p>
        );
      })}
    </Notice>
  );
};
