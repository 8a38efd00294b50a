import type { Scope } from '#bff/core/scope.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import {
  countOpenReturnItems,
  currentDueOn,
  findSectionOfType,
  isReturned,
  timeLeft,
} from '#bff/modules/sections/index.ts';
import { deadlineTexts, nextActionTexts as texts } from '../myPages.words.ts';
import type { DealsAction } from '../myPageViews.service.ts';

type Membership = { readonly id: number; readonly mypageId: number };

/**
 * What a member does when rows of its own came back with the list of payments, which is the representative's document.
 * @returns null while nothing of its deals is open
 */
export const returnedDealsOf = async (scope: Scope, { id: memberId, mypageId }: Membership) => {
  const list = await findSectionOfType(scope.db, mypageId, DocumentType.ResultPaymentList);
  if (list === null || !isReturned(list)) return null;
  const open = await countOpenReturnItems(scope.db, mypageId, memberId);
  if (open === 0) return null;
  return {
    title: texts.dealsTitle(list.title),
    text: texts.dealsText(open),
    label: deadlineTexts.deals(list.title),
    dueOn: currentDueOn(list),
    ...timeLeft(list, scope.now),
  };
};

type Returned = NonNullable<Awaited<ReturnType<typeof returnedDealsOf>>>;

type Dated = { readonly dueOn: string | null };

const byDay = (one: Dated, other: Dated): number => (one.dueOn ?? '').localeCompare(other.dueOn ?? '');

/** Its rows come first, unless a document of its own came back that is due earlier. */
export const nextWithDeals = <Action extends Dated & { readonly kind: string }>(
  action: Action,
  returned: Returned | null,
): Action | DealsAction => {
  if (returned === null) return action;
  if (action.kind === 'answerReturn' && byDay(action, returned) < 0) return action;
  const { title, text, dueOn, daysLeft } = returned;
  return { kind: 'answerDeals', sectionId: null, title, text, dueOn, daysLeft };
};

/** The day of its rows among its other days. */
export const deadlinesWithDeals = <Deadline extends Dated>(
  deadlines: Deadline[],
  returned: Returned | null,
) => {
  if (returned === null || returned.dueOn === null || returned.daysLeft === null) return deadlines;
  const { label, dueOn, isOverdue, daysLeft } = returned;
  return [...deadlines, { key: 'return', label, dueOn, sectionId: null, isOverdue, daysLeft }].toSorted(
    byDay,
  );
};
