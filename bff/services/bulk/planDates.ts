import { invalidField } from '#bff/core/apiError.ts';
import type { MyPageDays } from '#bff/data/bulk/bulkTargets.ts';
import type { BulkDateField } from '#bff/generated/contract/enums.ts';
import { bulkMessages as messages } from '#bff/text/lists/bulk.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { dateErrors } from '../myPages/phaseDates.ts';
import { closedRefusal } from '../myPages/saveMyPageFields.ts';
import { able, already, unable, type Verdict } from './verdict.ts';

const KIND = 'changeMyPageDates';

/** A day that all chosen my pages shall have. */
export type AskedDate = { readonly field: BulkDateField; readonly on: CalendarDay };

/** @throws INVALID_PARAMETER where none is told */
export const requireDate = (date: AskedDate | undefined, pointer: string): AskedDate => {
  if (date === undefined) throw invalidField(pointer, messages.date);
  return date;
};

/** What the rules of one my page say to the day, without writing it. */
export const judgeDate =
  ({ field, on }: AskedDate, now: Date) =>
  (target: MyPageDays): Verdict => {
    if (target[field] === on) return already(KIND);
    const input = { [field]: on };
    const closed = closedRefusal(target.projectStatus, input);
    if (closed !== null) return unable('status', closed);
    const [wrong] = dateErrors(input, { ...target, ...input }, now);
    if (wrong !== undefined) return unable('rule', wrong.message);
    return able(KIND, { input, before: { [field]: target[field] } });
  };
