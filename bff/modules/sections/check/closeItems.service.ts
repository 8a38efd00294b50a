import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { updateReturnItems } from '../sectionReviews.data.ts';
import type { SectionDetail } from '../sections.data.ts';
import { sectionMessages } from '../sections.words.ts';

/** Return items that the checker holds for settled. @throws INVALID_PARAMETER for one of another section */
export const closeItems = async (
  scope: Scope,
  section: SectionDetail,
  ids: readonly number[],
): Promise<void> => {
  const known = new Set(section.returnItems.map(({ id }) => id));
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [fieldError(`/closedReturnItemIds/${index}`, sectionMessages.returnItemUnknown)],
  );
  assertNoFieldErrors(errors);
  const resolved = { status: 'resolved', resolvedAt: scope.now, resolvedById: adminOf(scope).adminUserId };
  await updateReturnItems(scope.db, section.id, ids, resolved);
};
