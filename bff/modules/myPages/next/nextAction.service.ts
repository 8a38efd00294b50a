import {
  ChangeRequestKind,
  ChangeRequestStatus,
  DocumentCheckStatus,
  ProjectStatus,
  PropertyStatus,
  RecoveryStatus,
} from '#bff/generated/contract/enums.ts';
import {
  currentDueOn,
  daysLeftUntil,
  isEnded,
  isOver,
  isReturned,
  sectionNameOf,
  timeLeft,
} from '#bff/modules/sections/index.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { deskActionTexts, nextActionTexts as texts } from '../myPages.words.ts';
import type { Dated } from './deadlines.service.ts';
import { type NextSection, sectionsDueOfBusiness } from './dueSections.service.ts';

const { Confirming, MAFFConfirming } = DocumentCheckStatus;

type Counted = NextSection & {
  readonly returnItems: readonly { readonly status: string; readonly answerKind: string | null }[];
};

type PlainKind =
  | 'fillLedger'
  | 'wait'
  | 'none'
  | 'registerBankAccount'
  | 'answerChange'
  | 'reportDelay'
  | 'reportCompletion';

const plain = (kind: PlainKind, title: string, text: string) => ({
  kind,
  sectionId: null,
  title,
  text,
  dueOn: null,
  daysLeft: null,
});

const submitTextOf = ({ member }: NextSection): string =>
  member ? texts.memberText(member.corporation.name) : texts.submitText;

const forSection = (section: Counted, now: Date) => {
  const { isOverdue, daysLeft } = timeLeft(section, now);
  const common = { sectionId: section.id, dueOn: currentDueOn(section), daysLeft };
  if (isReturned(section)) {
    const open = section.returnItems.filter(
      (item) => item.status === 'open' && item.answerKind === null,
    ).length;
    const title = texts.answerTitle(sectionNameOf(section));
    return { kind: 'answerReturn' as const, title, text: texts.answerText(open), ...common };
  }
  const text = isOverdue ? texts.overdueText : submitTextOf(section);
  return {
    kind: 'submitSection' as const,
    title: texts.submitTitle(sectionNameOf(section)),
    text,
    ...common,
  };
};

const accountStatuses: ReadonlySet<number> = new Set([
  ProjectStatus.ResultConfirmed,
  ProjectStatus.NotifiedAmount,
]);

type Asked = { readonly kind: number; readonly status: number };

/** What an undertaking needs beside its sections to say what comes next. */
type NextInput = Omit<Dated, 'project' | 'completionDeadline'> & {
  readonly suspendedUntilOn: string | null;
  readonly hasAccount: boolean;
  /** Whether all that was bought is paid for, and nobody has reported the completion. */
  readonly isReadyToComplete: boolean;
  /** Those that are not decided. */
  readonly changeRequests: readonly Asked[];
  /** Money that it was ordered to pay back, or will be. */
  readonly recoveries: readonly { readonly status: number; readonly dueOn: string | null }[];
  /** The lines of its ledger. */
  readonly properties: readonly { readonly status: number }[];
  readonly sections: readonly Counted[];
};

/** Lines of the ledger that wait for the business. */
const ledgerActionOf = ({ properties }: NextInput) => {
  const { Draft, Returned } = PropertyStatus;
  const open = properties.filter(({ status }) => status === Draft || status === Returned);
  return open.length === 0 ? null : plain('fillLedger', texts.ledgerTitle, texts.ledgerText(open.length));
};

/** The order to pay money back that is due first, also after the undertaking has ended. */
const payBackOf = ({ recoveries }: NextInput, now: Date) => {
  const open = recoveries.filter(({ status }) => status === RecoveryStatus.Ordered);
  const [dueOn] = open.flatMap((recovery) => recovery.dueOn ?? []).sort();
  if (dueOn === undefined) return null;
  const isOverdue = dueOn < tokyoDayOf(now);
  const daysLeft = daysLeftUntil({ dueOn, isOverdue }, now);
  const text = isOverdue ? texts.payBackLate : texts.payBackText;
  return { kind: 'payBack' as const, sectionId: null, title: texts.payBackTitle, text, dueOn, daysLeft };
};

const completionAction = plain('reportCompletion', texts.completionTitle, texts.completionText);

/** The planned day has come, and is the last thing that keeps the work from being completed, or is today. */
const isCompletionDue = (
  { startOn, completionOn, plannedCompletionOn, isReadyToComplete }: NextInput,
  today: string,
): boolean =>
  startOn !== null &&
  completionOn === null &&
  plannedCompletionOn !== null &&
  (plannedCompletionOn === today || (plannedCompletionOn < today && isReadyToComplete));

/** A change that came back, the completion that is due, or a delay that nobody has reported. */
const changeActionOf = (input: NextInput, now: Date) => {
  const { changeRequests, plannedCompletionOn, completionOn, suspendedUntilOn } = input;
  if (changeRequests.some(({ status }) => status === ChangeRequestStatus.Returned))
    return plain('answerChange', texts.changeTitle, texts.changeText);
  const today = tokyoDayOf(now);
  const isSuspended = suspendedUntilOn !== null && today <= suspendedUntilOn;
  const isLate = completionOn === null && plannedCompletionOn !== null && plannedCompletionOn < today;
  const isReported = changeRequests.some(({ kind }) => kind === ChangeRequestKind.Delay);
  if (input.projectStatus !== ProjectStatus.Progressing || isSuspended) return null;
  if (isCompletionDue(input, today)) return completionAction;
  return isLate && !isReported ? plain('reportDelay', texts.delayTitle, texts.delayText) : null;
};

/** What is owed for years after the payment outlives the undertaking. */
const afterTheEnd = (input: NextInput, now: Date) => {
  const { projectStatus, sections, duties } = input;
  const [first] = sectionsDueOfBusiness(sections.filter((section) => !isOver(section, projectStatus)));
  if (first !== undefined) return forSection(first, now);
  if (projectStatus !== ProjectStatus.Finished) return plain('none', texts.endedTitle, texts.endedText);
  const ledger = ledgerActionOf(input);
  if (ledger !== null) return ledger;
  return duties.length > 0
    ? plain('none', texts.noneTitle, texts.noneText)
    : plain('none', texts.endedTitle, texts.endedText);
};

/** 次にすること: the one thing that the business does next, why, and by when. */
export const nextActionOf = (input: NextInput, now: Date) => {
  const payBack = payBackOf(input, now);
  if (payBack !== null) return payBack;
  if (isEnded(input.projectStatus)) return afterTheEnd(input, now);
  const [first] = sectionsDueOfBusiness(input.sections);
  const change = changeActionOf(input, now);
  if (change !== null && !(first && isReturned(first))) return change;
  const needsAccount = !input.hasAccount && accountStatuses.has(input.projectStatus);
  if (first !== undefined && (isReturned(first) || !needsAccount)) return forSection(first, now);
  if (needsAccount) return plain('registerBankAccount', texts.bankTitle, texts.bankText);
  const ledger = ledgerActionOf(input);
  if (ledger !== null) return ledger;
  if (input.isReadyToComplete) return completionAction;
  const checking = input.sections.filter(({ status }) => status === Confirming || status === MAFFConfirming);
  return checking.length > 0
    ? plain('wait', texts.waitTitle, texts.waitText(checking.length))
    : plain('none', texts.noneTitle, texts.noneText);
};

/** The same for the office's lists: its next action, or what it waits for. */
export const officeActionOf = (sections: readonly NextSection[]): string => {
  const checking = sections.find(({ status }) => status === Confirming);
  if (checking !== undefined) return deskActionTexts.check(sectionNameOf(checking));
  const [waiting] = sectionsDueOfBusiness(sections);
  if (waiting && isReturned(waiting)) return deskActionTexts.waitReturn(sectionNameOf(waiting));
  const atMaff = sections.find(({ status }) => status === MAFFConfirming);
  if (atMaff !== undefined) return deskActionTexts.maff(sectionNameOf(atMaff));
  return waiting === undefined ? deskActionTexts.none : deskActionTexts.waitSubmit(sectionNameOf(waiting));
};
