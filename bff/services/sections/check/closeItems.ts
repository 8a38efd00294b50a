import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { updateReturnItems } from '#bff/data/sections/sectionReviews.ts';
import type { SectionDetail } from '#bff/data/sections/sections.ts';
import { sectionMessages } from '../../../text/sections.ts';
import { assertNoFieldErrors, fieldError } from '../../common/textRules.ts';

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
