import { unwrittenItems } from '../decision/readiness.ts';
import type { FindingDrafts } from '../findings/useFindingNotes.ts';
import { ChecklistSection } from './ChecklistSection.tsx';
import type { Answering } from './useAnswering.ts';

type DeskChecklistProps = {
  checklist: Answering;
  notes: FindingDrafts;
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
