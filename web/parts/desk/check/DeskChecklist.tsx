import { unwrittenItems } from '../decide/readiness.ts';
import type { FindingNotes } from '../find/useFindingNotes.ts';
import { ChecklistSection } from './ChecklistSection.tsx';
import type { Answering } from './useAnswering.ts';

type DeskChecklistProps = {
  checklist: Answering;
  notes: FindingNotes;
  /** Why nothing can be answered: to a checker, and to everybody else. */
  readOnly: { readonly checker: string; readonly other: string };
};

/** The checklist of a desk, with the way from an item to its finding. */
export const DeskChecklist = ({ checklist, notes, readOnly }: DeskChecklistProps) => (
  <ChecklistSection
    items={checklist.items}
    currentKey={checklist.currentKey}
    onAnswer={checklist.mayCheck ? checklist.answer : null}
    readOnlyReason={checklist.isChecker ? readOnly.checker : readOnly.other}
    onCurrent={checklist.setCurrentKey}
    unwritten={unwrittenItems(checklist.items, notes.findings)}
    onWrite={notes.addFor}
  />
);
