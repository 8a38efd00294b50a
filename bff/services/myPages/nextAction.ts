import {
  ChangeRequestKind,
  ChangeRequestStatus,
  DocumentCheckStatus,
  ProjectStatus,
  PropertyStatus,
  RecoveryStatus,
} from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { deadlineTexts, deskActionTexts, nextActionTexts as texts } from '../../text/myPages.ts';
import { sectionNameOf } from '../../text/sections.ts';
import { deadlineOf } from '../common/deadlineOf.ts';
import { dutyTitle } from '../duties/dutyViews.ts';
import { currentDueOn, daysLeftUntil, isReturned, isWaiting, timeLeft } from '../sections/deadline.ts';
import { isEnded, isOfBusiness, isOver } from '../sections/documentKinds.ts';

const { Confirming, MAFFConfirming } = DocumentCheckStatus;

/** A section as far as the next step depends on it. */
export type NextSection = {
  readonly id: number;
  readonly kind: number;
  readonly documentType: number;
  readonly title: string;
  readonly branchNumber: string | null;
  /** The member that hands it in; for the member itself it goes without saying. */
  readonly member?: { readonly corporation: { readonly name: string } } | null;
  readonly status: number;
  readonly isRequired: boolean;
  readonly dueOn: string | null;
  readonly returnDueOn: string | null;
};

type Counted = NextSection & {
  readonly returnItems: readonly { readonly status: string; readonly answerKind: string | null }[];
};

const LAST = '9999-12-31';

const byDue = (a: NextSection, b: NextSection): number =>
  (currentDueOn(a) ?? LAST).localeCompare(currentDueOn(b) ?? LAST);

/** What the business still has to hand in, the most urgent first: what came back, then what is missing. */
export const waitingForBusiness = <Section extends NextSection>(sections: readonly Section[]): Section[] =>
  sections
    .filter((section) => isOfBusiness(section.documentType) && isWaiting(section))
    .filter((section) => isReturned(section) || section.isRequired)
    .sort((a, b) => Number(isReturned(b)) - Number(isReturned(a)) || byDue(a, b));

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
  const [first] = waitingForBusiness(sections.filter((section) => !isOver(section, projectStatus)));
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
  const [first] = waitingForBusiness(input.sections);
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

/** The same for a list of the desk: what it does, or what it waits for. */
export const deskActionOf = (sections: readonly NextSection[]): string => {
  const checking = sections.find(({ status }) => status === Confirming);
  if (checking !== undefined) return deskActionTexts.check(sectionNameOf(checking));
  const [waiting] = waitingForBusiness(sections);
  if (waiting && isReturned(waiting)) return deskActionTexts.waitReturn(sectionNameOf(waiting));
  const atMaff = sections.find(({ status }) => status === MAFFConfirming);
  if (atMaff !== undefined) return deskActionTexts.maff(sectionNameOf(atMaff));
  return waiting === undefined ? deskActionTexts.none : deskActionTexts.waitSubmit(sectionNameOf(waiting));
};

type Dated = {
  readonly projectStatus: number;
  readonly startOn: string | null;
  readonly plannedCompletionOn: string | null;
  readonly completionOn: string | null;
  readonly completionDeadline: string | null;
  readonly project: { readonly completionDeadline: string; readonly effectReportYears: number };
  /** Those that have no paper yet, the next due first. */
  readonly duties: readonly { readonly kind: number; readonly year: number; readonly dueOn: string }[];
};

const MAX_DEADLINES = 50;

/** Reports that are not asked for yet, of one that has not left the programme. */
const dutyDeadlines = ({ projectStatus, project, duties }: Dated, today: string) =>
  isEnded(projectStatus) && projectStatus !== ProjectStatus.Finished
    ? []
    : duties.map(({ kind, year, dueOn }) => ({
        key: 'duty',
        label: deadlineTexts.section(dutyTitle({ kind, year, myPage: { project } })),
        dueOn,
        sectionId: null,
        isOverdue: dueOn < today,
      }));

/** Every day that counts for the business now, the nearest first. */
export const deadlinesOf = (myPage: Dated, sections: readonly NextSection[], now: Date) => {
  const { projectStatus } = myPage;
  const today = tokyoDayOf(now);
  const living = sections.filter((section) => !isOver(section, projectStatus));
  const papers = waitingForBusiness(living).flatMap((section) => {
    const dueOn = currentDueOn(section);
    if (dueOn === null) return [];
    const isReturn = isReturned(section);
    const label = isReturn
      ? deadlineTexts.return(sectionNameOf(section))
      : deadlineTexts.section(sectionNameOf(section));
    const { isOverdue } = timeLeft(section, now);
    return [{ key: isReturn ? 'return' : 'section', label, dueOn, sectionId: section.id, isOverdue }];
  });
  const plan = (key: 'plannedCompletion' | 'completionDeadline', dueOn: string | null) =>
    dueOn === null || myPage.completionOn !== null || isEnded(projectStatus)
      ? []
      : [{ key, label: deadlineTexts[key], dueOn, sectionId: null, isOverdue: dueOn < today }];
  return [
    ...papers,
    ...plan('plannedCompletion', myPage.plannedCompletionOn),
    ...plan('completionDeadline', deadlineOf(myPage)),
    ...dutyDeadlines(myPage, today),
  ]
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn))
    .slice(0, MAX_DEADLINES)
    .map((deadline) => ({ ...deadline, daysLeft: daysLeftUntil(deadline, now) }));
};
