import { useState } from 'react';
import { AdminType, ChecklistResult, DocumentCheckStatus, ReviewCategory } from '#web/api/generated/enums.ts';
import { useSessions } from '#web/api/services.ts';
import type { ChecklistItem, Section, SectionUpdate } from '../types.ts';
import { nextOpen } from './check/checklist.ts';
import { useChecklist } from './check/useChecklist.ts';
import { isAsked } from './decide/DecisionDialog.tsx';
import { decisionsOf, type Offered } from './decide/decisions.ts';
import { backReason, forthReason } from './decide/readiness.ts';
import { useDecide } from './decide/useDecide.ts';
import { useSectionChange } from './decide/useSectionChange.ts';
import { DUE_FIELD_ID } from './find/FindingsSection.tsx';
import { blankFindings, returnItemsOf } from './find/findings.ts';
import { focusFinding, markOf, useDeskFindings } from './find/useDeskFindings.ts';
import { useDueDay } from './find/useDueDay.ts';
import type { ReviewQueue } from './goOn/useReviewQueue.ts';
import { useDeskKeys } from './keys/useDeskKeys.ts';
import { useDeskFile } from './see/useDeskFile.ts';

const { Ok, Finding: IsFinding, NotApplicable } = ChecklistResult;

/** Types that the server lets write the checklist (domain 7). */
const CHECKERS: readonly AdminType[] = [AdminType.JMAC, AdminType.BackOffice];

type DeskPorts = { section: Section; etag: string | null; queue: ReviewQueue };

/** Everything that happens on the desk of one document. */
export const useDeskState = ({ section, etag, queue }: DeskPorts) => {
  const type = useSessions().adminSession.adminUser?.type;
  const file = useDeskFile(section);
  const notes = useDeskFindings(section, file.file?.id ?? null);
  const { findings, dispatch } = notes;
  const { send, trouble, forget } = useSectionChange(section, etag);
  const isChecker = type !== undefined && CHECKERS.includes(type);
  const mayCheck = isChecker && section.status === DocumentCheckStatus.Confirming;
  const checklist = useChecklist({ section, etag, send, mayCheck });
  const due = useDueDay(section);
  const [open, setOpen] = useState<Offered | 'keys' | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [chosenKey, setCurrentKey] = useState<string | null>(null);
  const { decide, isBusy } = useDecide({
    section,
    queue,
    settle: checklist.settle,
    send,
    onDone: () => dispatch({ type: 'clear' }),
  });
  const decisions = decisionsOf(section);
  const readiness = { findings: findings.length, blank: blankFindings(findings) };
  const mayReturn = decisions.back?.action === 'return' && decisions.back.allowed;
  const currentKey = chosenKey ?? nextOpen(checklist.items, null);

  const answer = (item: ChecklistItem, result: ChecklistResult): void => {
    checklist.answer(item.key, result);
    const items = checklist.items.map((each) => (each.key === item.key ? { ...each, result } : each));
    setCurrentKey(nextOpen(items, item.key) ?? item.key);
    const isNoted = findings.some(({ checklistKey }) => checklistKey === item.key);
    if (result !== IsFinding) {
      dispatch({ type: 'unmark', checklistKey: item.key });
    } else if (!isNoted && mayReturn) {
      const page = file.content.state === 'pdf' && file.content.pdf.pageCount === 1 ? 1 : null;
      notes.add({ category: item.reviewCategory, checklistKey: item.key, page });
    }
  };
  const answerCurrent = (result: ChecklistResult): void => {
    const item = checklist.items.find(({ key }) => key === currentKey);
    if (mayCheck && item !== undefined) answer(item, result);
  };

  /** A press on a decision: refused with the field that is missing, asked, or taken at once. */
  const press = (offered: Offered): void => {
    if (isBusy) return;
    if (offered.action === 'return') {
      setHasTried(true);
      const blank = findings.find(({ comment }) => comment.trim() === '');
      if (blank !== undefined) focusFinding(blank.id);
      else if (!due.isDay && findings.length > 0) document.getElementById(DUE_FIELD_ID)?.focus();
      else if (backReason(offered, readiness) === null) setOpen(offered);
      return;
    }
    const isForth = offered === decisions.forth;
    if (isForth && forthReason(offered, readiness) !== null) return;
    if (!offered.allowed) return;
    if (isAsked(offered)) setOpen(offered);
    else void decide({ action: offered.action });
  };
  const addBlank = (): void => {
    if (mayReturn) notes.add({ category: ReviewCategory.Document });
  };
  const pressIf = (offered: Offered | null): void => {
    if (offered !== null) press(offered);
  };
  const sendBack = (): Promise<boolean> =>
    decide({ action: 'return', returnItems: returnItemsOf(findings), returnDueOn: due.day });
  const decideAsked = async (change: Omit<SectionUpdate, 'id'>): Promise<boolean> => {
    const { action } = change;
    return action !== undefined && decide({ ...change, action });
  };

  useDeskKeys({
    j: () => queue.go(queue.nextHref),
    k: () => queue.go(queue.previousHref),
    '1': () => answerCurrent(Ok),
    '2': () => answerCurrent(IsFinding),
    '3': () => answerCurrent(NotApplicable),
    n: addBlank,
    r: () => pressIf(decisions.back),
    a: () => pressIf(decisions.forth),
    '?': () => setOpen('keys'),
  });

  const marks = findings.flatMap((finding, index) =>
    finding.fileId === (file.file?.id ?? null) ? markOf(finding, index) : [],
  );
  return {
    ...notes,
    file,
    marks,
    checklist,
    due,
    decisions,
    readiness,
    mayReturn,
    isChecker,
    mayCheck,
    currentKey,
    setCurrentKey,
    answer,
    addBlank,
    hasTried,
    isBusy,
    press,
    sendBack,
    decideAsked,
    open,
    setOpen,
    trouble,
    forget,
  };
};

export type DeskState = ReturnType<typeof useDeskState>;
