import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../applicantText.ts';
import { useDraftState } from '../model/useDraft.ts';
import { fieldsOf } from '../model/values.ts';

type Props = Pick<Area, 'definition' | 'draft'>;

/** The same answers were changed in another window too: the person decides which to keep. */
export const Conflicts = ({ definition, draft }: Props) => {
  const { conflicts } = useDraftState(draft);
  const labels = fieldsOf(definition.steps)
    .filter(({ name }) => name in conflicts)
    .map(({ label }) => label);
  if (labels.length === 0) return null;
  return (
    <Notice
      role="alert"
      tone="warning"
      title={t((w) => w.conflict.title)}
      actions={
        <>
          <Button onClick={() => draft.resolve(true)}>{t((w) => w.conflict.mine)}</Button>
          <Button onClick={() => draft.resolve(false)}>{t((w) => w.conflict.theirs)}</Button>
        </>
      }
    >
      {t((w) => w.conflict.text, { fields: labels.join(t((w) => w.value.comma)) })}
    </Notice>
  );
};
