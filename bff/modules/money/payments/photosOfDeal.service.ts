import { DocumentType, ExpenseType } from '#bff/generated/contract/enums.ts';
import { DEAL_PHOTOS } from '#bff/modules/sections/index.ts';
import { expenseTypeIn, type ListOwner } from './listOwner.service.ts';

/** They change the place where they happen, which is gone as it was once they are done. */
const IN_PLACE: readonly number[] = [ExpenseType.Construction, ExpenseType.Installation];

/** What of a deal decides whether it is photographed. */
export type Bought = { readonly expenseCategory: number; readonly expenseType: number };

/**
 * Photos required of a deal: before and after for construction and installation; of a machine or a system too when it was
 * bought without being installed (domain 2, "Before/after photos"); of anything else that was bought, how it is now
 * (enums.json "ExpenseType", Purchase: 現物写真).
 */
export const photosAskedOf = (
  owner: Pick<ListOwner, 'myPage'>,
  { expenseCategory, expenseType }: Bought,
): readonly number[] => {
  if (IN_PLACE.includes(expenseType)) return DEAL_PHOTOS;
  if (expenseType !== ExpenseType.Purchase) return [];
  return IN_PLACE.includes(expenseTypeIn(owner, expenseCategory))
    ? DEAL_PHOTOS
    : [DocumentType.ResultPhotoAfter];
};
