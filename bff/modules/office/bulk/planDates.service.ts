import { invalidField } from '#bff/core/apiError.ts';
import type { BulkDateField, BulkRunKind } from '#bff/generated/contract/enums.ts';
import { inspectionMessages, isEditable } from '#bff/modules/inspections/index.ts';
import { closedRefusal, dateErrors } from '#bff/modules/myPages/index.ts';
import { dueColumn, isReturned, lockReason } from '#bff/modules/sections/index.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { bulkMessages as messages, returnDayStays } from './bulk.words.ts';
import type { MyPageDays } from './bulkTargets.data.ts';
import type { ReportTarget } from './reportTargets.data.ts';
import type { SectionDays } from './sectionTargets.data.ts';
import { able, already, unable, type Verdict } from './verdict.service.ts';

type DateKind = Extract<BulkRunKind, `change${string}Dates` | 'settlePayouts'>;

/** Whether a kind asks for a day: it changes one, or records what happened on it. */
export const asksForDate = (kind: BulkRunKind): kind is DateKind =>
  kind === 'settlePayouts' || (kind.startsWith('change') && kind.endsWith('Dates'));

/** Days of a round. */
const PROJECT_DATES = ['applicationClosesOn', 'adoptionPlannedOn', 'completionDeadline'] as const;

export type ProjectDateField = (typeof PROJECT_DATES)[number];

/** A document, an inspection and a payment have one day each that is told like this. */
export type MyPageDateField = Exclude<BulkDateField, 'dueOn' | 'scheduledOn' | 'paidOn' | ProjectDateField>;

/** A day that all chosen records shall have. */
export type AskedDate = { readonly field: BulkDateField; readonly on: CalendarDay };

type AskedMyPageDate = AskedDate & { readonly field: MyPageDateField };

/** Whose date it is that is asked for. */
const kindOfField = (field: BulkDateField): DateKind => {
  if (field === 'dueOn') return 'changeSectionDates';
  if (field === 'paidOn') return 'settlePayouts';
  if (PROJECT_DATES.some((name) => name === field)) return 'changeProjectDates';
  return field === 'scheduledOn' ? 'changeReportDates' : 'changeMyPageDates';
};

/** A day that all chosen rounds shall have. */
export type ProjectDate = AskedDate & { readonly field: ProjectDateField };

export const isOfProject = (date: AskedDate): date is ProjectDate =>
  kindOfField(date.field) === 'changeProjectDates';

export const isOfMyPage = (date: AskedDate): date is AskedMyPageDate =>
  kindOfField(date.field) === 'changeMyPageDates';

/** @throws INVALID_PARAMETER where none is told, or one that the records do not have */
export const requireDate = (kind: DateKind, date: AskedDate | undefined, pointer: string): AskedDate => {
  if (date === undefined) throw invalidField(pointer, messages.date);
  if (kindOfField(date.field) !== kind) throw invalidField(`${pointer}/field`, messages.dateOfOthers);
  return date;
};

/** What the rules of one my page say to the day, without writing it. */
export const judgeDate =
  ({ field, on }: AskedMyPageDate, now: Date) =>
  (target: MyPageDays): Verdict => {
    const kind = 'changeMyPageDates';
    if (target[field] === on) return already(kind);
    const input = { [field]: on };
    const closed = closedRefusal(target.projectStatus, input);
    if (closed !== null) return unable('status', closed);
    const [wrong] = dateErrors(input, { ...target, ...input }, now);
    if (wrong !== undefined) return unable('rule', wrong.message);
    return able(kind, { input, before: { [field]: target[field] } });
  };

/** The same of one document. The day of one that was sent back is its return's: that stays, and is told. */
export const judgeDueDay =
  ({ on }: AskedDate) =>
  (target: SectionDays): Verdict => {
    const kind = 'changeSectionDates';
    const input = dueColumn(on);
    if (target.dueOn === input.dueOn) return already(kind);
    const locked = lockReason(target);
    if (locked !== null) return unable('status', locked);
    const stays =
      isReturned(target) && target.returnDueOn !== null
        ? { message: returnDayStays(target.returnDueOn) }
        : {};
    return able(kind, { input, before: { dueOn: target.dueOn }, ...stays });
  };

/** The same of one inspection, as long as it is not handed in. */
export const judgeScheduledDay =
  ({ on }: AskedDate) =>
  (target: ReportTarget): Verdict => {
    const kind = 'changeReportDates';
    const { scheduledOn } = target;
    if (scheduledOn === on) return already(kind);
    return isEditable(target)
      ? able(kind, { input: { scheduledOn: on }, before: { scheduledOn } })
      : unable('status', inspectionMessages.notEditable);
  };
