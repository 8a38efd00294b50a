import type { Scope } from '#bff/core/scope.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { isAnswered, openItems } from './check/documentCheck.service.ts';
import { isCorrected, isOfList } from './check/listItems.service.ts';
import { requireSection, writeSection } from './holdSection.service.ts';
import { updateReturnItems } from './sectionReviews.data.ts';
import type { SectionDetail } from './sections.data.ts';

/** What an answer is again once the place stands as it stood when it was returned. */
const noAnswer = {
  answerKind: null,
  answeredAt: null,
  answeredByKind: null,
  answeredById: null,
  answeredByName: null,
} as const;

/**
 * The business has put right what stands in the product: what it was asked to correct there is answered thereby, as a
 * draft that handing in again makes count. What it has explained in words stays its answer.
 * @param section as it stands now, held
 * @returns whether an answer has changed
 */
export const answerCorrectedItems = async (scope: Scope, section: SectionDetail): Promise<boolean> => {
  const open = openItems(section).filter((item) => isOfList(section, item));
  const answered = open.filter((item) => item.answerKind === null && isCorrected(section, item));
  const undone = open.filter((item) => item.answerKind === 'corrected' && !isAnswered(section, item));
  if (answered.length + undone.length === 0) return false;
  const { actorKind, actorId, actorName } = historyActorOf(scope);
  const ids = (items: typeof open) => items.map(({ id }) => id);
  await updateReturnItems(scope.db, section.id, ids(answered), {
    answerKind: 'corrected',
    answeredAt: scope.now,
    ...{ answeredByKind: actorKind, answeredById: actorId, answeredByName: actorName },
  });
  await updateReturnItems(scope.db, section.id, ids(undone), noAnswer);
  await writeSection(scope, section, {});
  return true;
};

/** The same. @returns the section with its answers */
export const resolveFindings = async (scope: Scope, section: SectionDetail): Promise<SectionDetail> =>
  (await answerCorrectedItems(scope, section)) ? requireSection(scope, section.id) : section;
