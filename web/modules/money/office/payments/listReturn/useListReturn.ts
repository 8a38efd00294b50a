import { useState } from 'react';
import { decisionsOf, mayReturn } from '#web/modules/sections/office/desk/decision/decisions.ts';
import { useSectionChange } from '#web/modules/sections/office/desk/decision/useSectionChange.ts';
import type { Section } from '#web/modules/sections/office/sectionTypes.ts';
import { ReviewCategory } from '#web/parts/api/generated/enums.ts';
import { beforeReturn, notReadyReason, readinessOf } from '#web/parts/desk/decision/readiness.ts';
import { showMissing } from '#web/parts/desk/decision/showMissing.ts';
import { useSendDecision } from '#web/parts/desk/decision/useSendDecision.ts';
import { useDeskFile } from '#web/parts/desk/files/useDeskFile.ts';
import { returnItemsOf } from '#web/parts/desk/findings/findings.ts';
import { useDueDay } from '#web/parts/desk/findings/useDueDay.ts';
import { focusFinding, useFindingNotes } from '#web/parts/desk/findings/useFindingNotes.ts';
import type { Check } from '../crossCheck.ts';
import { paymentsText as t } from '../payments.words.ts';
import type { PaymentItem } from '../paymentTypes.ts';
import { type Cell, categoryOf, cellOf } from './cells.ts';

/** The list itself lies on the desk: its findings are about rows, not about pages. */
const NO_FILES = { files: [] };
const NO_PILE = { at: null, nextHrefAfterLeaving: null };
const settle = async (): Promise<boolean> => true;

type Start = { readonly comment?: string; readonly category?: ReviewCategory };

/** The findings about the rows of the list; they are kept as those of its document are. */
const useRowFindings = (section: Section, mayWrite: boolean) => {
  const notes = useFindingNotes({
    record: section,
    target: { section_id: section.id },
    open: useDeskFile(NO_FILES),
    mayWrite,
    start: { category: ReviewCategory.Payment },
  });
  /** Begins the finding of a cell (null: of the row), once with the same words. */
  const begin = ({ number }: PaymentItem, cell: Cell | null, start: Start = {}): void => {
    const { comment = '' } = start;
    const known = notes.findings.find(
      (one) => one.row === number && one.field === cell && one.comment === comment,
    );
    if (known === undefined) notes.add({ row: number, field: cell, ...start });
    else focusFinding(known.id);
  };
  const beginOf = ({ item, finding }: Check): void =>
    begin(item, cellOf(finding.field), { comment: finding.message, category: categoryOf(finding) });
  return { notes, begin, beginOf };
};

/** Sends the list back with all that was found in it. */
export const useListReturn = (section: Section, etag: string | null) => {
  const offered = decisionsOf(section);
  const isOpen = mayReturn(offered);
  const { notes, begin, beginOf } = useRowFindings(section, isOpen);
  const change = useSectionChange(section, etag);
  const due = useDueDay(section.usualReturnDueOn);
  const [hasTried, setHasTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { take, isBusy } = useSendDecision({ pile: NO_PILE, settle, onDone: notes.clear });
  const press = (): void => {
    setHasTried(true);
    const missing = beforeReturn(notes.findings, [], due.isDay);
    if (missing === null) setIsAsking(true);
    else showMissing(missing, notes.addFor);
  };
  const sendBack = async (): Promise<void> => {
    const returnItems = returnItemsOf(notes.findings);
    await take({
      send: async () =>
        (await change.send({ action: 'return', returnItems, returnDueOn: due.day })).record !== null,
      message: t((w) => w.payments.listReturn.done),
    });
    setIsAsking(false);
  };
  const asking = { isAsking, close: () => setIsAsking(false), press, sendBack };
  const notReady = notReadyReason(readinessOf(notes.findings));
  return {
    section,
    notes,
    begin,
    beginOf,
    mayReturn: isOpen,
    due,
    hasTried,
    change,
    isBusy,
    asking,
    notReady,
  };
};

export type ListReturn = ReturnType<typeof useListReturn>;
