import type { Scope } from '#bff/core/scope.ts';
import { updateReturnItems } from '#bff/data/sections/sectionReviews.ts';
import { historyActorOf } from '../common/historyActor.ts';
import { isAnswered, openItems } from '../sections/check/documentCheck.ts';
import { isOfList, isPutRight } from '../sections/check/listItems.ts';
import { requireSection, writeSection } from '../sections/holdSection.ts';
import type { ListOwner } from './listOwner.ts';

/** What an answer is again once the row stands as it stood when it was returned. */
const noAnswer = {
  answerKind: null,
  answeredAt: null,
  answeredByKind: null,
  answeredById: null,
  answeredByName: null,
} as const;

/**
 * The business has put rows of its list right: what it was asked to correct there is answered thereby, as a draft that
 * handing in again makes count. What it has explained in words stays its answer.
 */
export const answerByList = async (scope: Scope, { list }: ListOwner): Promise<void> => {
  if (list === null || list.returnItems.every(({ status }) => status !== 'open')) return;
  const section = await requireSection(scope, list.id);
  const open = openItems(section).filter((item) => isOfList(section, item));
  const answered = open.filter((item) => item.answerKind === null && isPutRight(section, item));
  const undone = open.filter((item) => item.answerKind === 'corrected' && !isAnswered(section, item));
  if (answered.length + undone.length === 0) return;
  const { actorKind, actorId, actorName } = historyActorOf(scope);
  const ids = (items: typeof open) => items.map(({ id }) => id);
  await updateReturnItems(scope.db, section.id, ids(answered), {
    answerKind: 'corrected',
    answeredAt: scope.now,
    ...{ answeredByKind: actorKind, answeredById: actorId, answeredByName: actorName },
  });
  await updateReturnItems(scope.db, section.id, ids(undone), noAnswer);
  await writeSection(scope, section, {});
};
