import type { Fact } from '#ui-kit/Facts/index.ts';
import { ConflictChoice } from '#web/form/reread/ConflictChoice.tsx';
import { formatText } from '#web/text/format.ts';
import { ts } from '../sectionTexts.ts';
import type { Section } from '../types.ts';
import type { DraftState } from './draftSaver.ts';
import { isCorrection } from './sectionMode.ts';
import type { DraftSaver } from './useDraftSaver.ts';

type Conflict = Extract<DraftState, { kind: 'conflict' }>;

const commentFact = ({ stored }: Conflict, section: Section): Fact => ({
  term: ts((w) => (isCorrection(section) ? w.comment.labelReturned : w.comment.label)),
  value: formatText(stored.submitterComment ?? null),
});

const answerFacts = ({ mine, stored }: Conflict, { returnItems }: Section): Fact[] =>
  returnItems
    .filter(({ id }) => mine.answers.has(id))
    .map(({ id, number }) => ({
      term: ts((w) => w.findings.answerOf, { number }),
      value: stored.answers.get(id)?.comment ?? ts((w) => w.findings.answeredReplace),
    }));

type DraftConflictsProps = {
  section: Section;
  drafts: DraftSaver;
  onDecide: (isMine: boolean) => void;
};

/** What was changed in another window too, and the choice which of the two stays. */
export const DraftConflicts = ({ section, drafts: { state }, onDecide }: DraftConflictsProps) => {
  if (state.kind !== 'conflict') return null;
  const comment = state.mine.submitterComment === undefined ? [] : [commentFact(state, section)];
  return <ConflictChoice stored={[...comment, ...answerFacts(state, section)]} onDecide={onDecide} />;
};
