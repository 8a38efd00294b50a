import type { FieldError } from '#bff/core/apiError.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import { ProgressPhase, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { reportDueOn } from '#rules/businessDays.ts';
import { type CalendarDay, tokyoDayOf } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import type { MyPageDetail } from './myPages.data.ts';
import { myPageMessages as messages } from './myPages.words.ts';
import type { MyPageChange } from './myPageWrites.data.ts';

/** A my page as it would be with a change. */
export type Changed = Pick<
  MyPageDetail,
  | 'adoptedOn'
  | 'grantApplicationOn'
  | 'grantDecisionOn'
  | 'hasEarlyStart'
  | 'startOn'
  | 'plannedCompletionOn'
  | 'completionDeadline'
  | 'completionOn'
  | 'reportedOn'
  | 'inspectedOn'
  | 'confirmedOn'
  | 'projectStatus'
> & { readonly project: Pick<MyPageDetail['project'], 'completionDeadline'> };

type Day = CalendarDay | null;

type Rule = {
  readonly field: keyof Changed;
  /** Asked when one of these days is sent. */
  readonly depends: readonly (keyof Changed)[];
  readonly message: (after: Changed, now: Date) => string | null;
};

const isBefore = (day: Day, other: Day): boolean => day !== null && other !== null && day < other;

const startMessage = ({ startOn, grantDecisionOn, hasEarlyStart, adoptedOn }: Changed): string | null => {
  if (startOn === null) return null;
  if (hasEarlyStart) return isBefore(startOn, adoptedOn) ? messages.startBeforeAdoption : null;
  if (grantDecisionOn === null) return messages.startNeedsDecision;
  return isBefore(startOn, grantDecisionOn) ? messages.startBeforeDecision : null;
};

const completionMessage = ({ completionOn, startOn }: Changed, now: Date): string | null => {
  if (completionOn === null) return null;
  if (startOn === null) return messages.completionNeedsStart;
  if (isBefore(completionOn, startOn)) return messages.completionBeforeStart;
  return completionOn > tokyoDayOf(now) ? messages.completionFuture : null;
};

const inspectionMessage = ({ inspectedOn, completionOn }: Changed, now: Date): string | null => {
  if (inspectedOn === null) return null;
  if (inspectedOn > tokyoDayOf(now)) return messages.inspectedFuture;
  return isBefore(inspectedOn, completionOn) ? messages.inspectedBeforeCompletion : null;
};

const { FinishedPayment, Finished, NotifiedAmount } = ProjectStatus;

/** The states in which the amount has been notified. */
const settledStatuses: readonly number[] = [NotifiedAmount, FinishedPayment, Finished];

const confirmationMessage = (after: Changed, now: Date): string | null => {
  const { confirmedOn, reportedOn, projectStatus } = after;
  if (confirmedOn === null) return null;
  if (!settledStatuses.includes(projectStatus)) return messages.confirmedTooSoon;
  if (confirmedOn > tokyoDayOf(now)) return messages.confirmedFuture;
  return isBefore(confirmedOn, reportedOn) ? messages.confirmedBeforeReport : null;
};

const when = (isWrong: boolean, message: string): string | null => (isWrong ? message : null);

/** The order of an undertaking's days (fields.json "MyPage"; the database's CHECKs hold the same). */
const rules: readonly Rule[] = [
  {
    field: 'grantApplicationOn',
    depends: ['adoptedOn', 'grantApplicationOn'],
    message: (after) =>
      when(isBefore(after.grantApplicationOn, after.adoptedOn), messages.grantApplicationBeforeAdoption),
  },
  {
    field: 'grantDecisionOn',
    depends: ['adoptedOn', 'grantApplicationOn', 'grantDecisionOn'],
    message: (after) =>
      when(
        isBefore(after.grantDecisionOn, after.grantApplicationOn ?? after.adoptedOn),
        messages.grantDecisionBeforeApplication,
      ),
  },
  { field: 'startOn', depends: ['adoptedOn', 'grantDecisionOn', 'startOn'], message: startMessage },
  { field: 'completionOn', depends: ['startOn', 'completionOn'], message: completionMessage },
  {
    field: 'plannedCompletionOn',
    depends: ['plannedCompletionOn', 'completionDeadline'],
    message: (after) =>
      when(
        isBefore(deadlineOf(after), after.plannedCompletionOn),
        messages.plannedAfterDeadline(formatEraDay(deadlineOf(after))),
      ),
  },
  {
    field: 'reportedOn',
    depends: ['completionOn', 'reportedOn'],
    message: (after) =>
      when(isBefore(after.reportedOn, after.completionOn), messages.reportedBeforeCompletion),
  },
  { field: 'inspectedOn', depends: ['inspectedOn'], message: inspectionMessage },
  { field: 'confirmedOn', depends: ['confirmedOn'], message: confirmationMessage },
  {
    field: 'confirmedOn',
    depends: ['reportedOn'],
    message: (after) => when(isBefore(after.confirmedOn, after.reportedOn), messages.confirmedBeforeReport),
  },
];

/** What is wrong with the days of a my page, asked only where something was sent. */
export const dateErrors = (sent: object, after: Changed, now: Date): FieldError[] =>
  rules.flatMap(({ field, depends, message }) => {
    if (!depends.some((name) => Object.hasOwn(sent, name))) return [];
    const text = message(after, now);
    return text === null ? [] : [fieldError(`/${field}`, text)];
  });

/** What the system sets when the day of completion is known or taken back, or the deadline is another one. */
export const followingDays = (before: MyPageDetail, change: MyPageChange): MyPageChange => {
  const { completionOn = before.completionOn } = change;
  const { completionDeadline = before.completionDeadline } = change;
  const isSame = completionOn === before.completionOn && completionDeadline === before.completionDeadline;
  if (isSame) return {};
  const fixed = deadlineOf({ ...before, completionDeadline });
  return { reportDueOn: completionOn === null ? null : reportDueOn(completionOn, fixed) };
};

/** The steps of the phase that days bring about: a start, a completion. */
export const phaseSteps = ({ startOn, completionOn }: Changed, phase: number): ('start' | 'complete')[] => {
  const steps: ('start' | 'complete')[] = [];
  if (phase === ProgressPhase.None && startOn !== null) steps.push('start');
  const isUnderway = phase === ProgressPhase.Progressing || steps.length > 0;
  if (isUnderway && completionOn !== null) steps.push('complete');
  return steps;
};
