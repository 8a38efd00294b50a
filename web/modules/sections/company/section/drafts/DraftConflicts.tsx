import type { Section } from '#web/parts/company/companyTypes.ts';
import { type ClashField, ConflictPanel } from '#web/parts/form/conflict/ConflictPanel.tsx';
import { formatText } from '#web/parts/text/format.ts';
import { isCorrection } from '../sectionMode.ts';
import { userSectionText as ts } from '../userSection.words.ts';
import type { AnswerInput } from './draftCopy.ts';
import type { DraftState } from './draftSending.ts';

type Conflict = Extract<DraftState, { kind: 'conflict' }>;

const commentField = ({ mine, stored }: Conflict, section: Section): ClashField => ({
  name: 'submitterComment',
  label: ts((w) => (isCorrection(section) ? w.comment.labelReturned : w.comment.label)),
  mine: formatText(mine.submitterComment ?? null),
  stored: formatText(stored.submitterComment ?? null),
});

const answerWords = (answer: AnswerInput | null | undefined): string =>
  answer?.comment ?? ts((w) => w.findings.answeredReplace);

const answerFields = ({ mine, stored }: Conflict, { returnItems }: Section): ClashField[] =>
  returnItems
    .filter(({ id }) => mine.answers.has(id))
    .map(({ id, number }) => ({
      name: String(id),
      label: ts((w) => w.findings.answerOf, { number }),
      mine: answerWords(mine.answers.get(id)),
      stored: answerWords(stored.answers.get(id)),
    }));

type DraftConflictsProps = {
  section: Section;
  conflict: Conflict;
  onDecide: (isMine: boolean) => void;
};

/** What was changed in another window too, and the choice which of the two stays. */
export const DraftConflicts = ({ section, conflict, onDecide }: DraftConflictsProps) => {
  const comment = conflict.mine.submitterComment === undefined ? [] : [commentField(conflict, section)];
  return (
    <ConflictPanel
      isWhole
      fields={[...comment, ...answerFields(conflict, section)]}
      onDecide={(taken) => onDecide(taken.length === 0)}
    />
  );
};
