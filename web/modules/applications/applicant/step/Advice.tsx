import { Notice } from '#ui-kit/Notice/index.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import type { FormStep } from '../model/formTypes.ts';
import { placeInWords, placeLabel } from '../model/placeLabel.ts';

type AdviceProps = Pick<Area, 'application'> & { readonly step: FormStep };

/** What should be looked at once more in this step; it hinders nobody from handing in. */
export const Advice = ({ application, step }: AdviceProps) => {
  const advice = application.sectionsState.find(({ key }) => key === step.key)?.advice ?? [];
  if (advice.length === 0) return null;
  return (
    <Notice tone="info" title={t((w) => w.step.advice)}>
      {advice.map(({ pointer, message }) => (
        <p key={pointer}>{placeInWords(placeLabel(step, pointer), message)}</p>
      ))}
    </Notice>
  );
};
