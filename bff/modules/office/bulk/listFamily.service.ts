import { FAMILIES, type Family } from '#rules/families.ts';
import type { ListName } from '../views/listConditions.service.ts';

/** The family whose applications a list has; null for every other list. */
export const familyOfList = (list: ListName): Family | null =>
  FAMILIES.find((family) => list === `${family}Applications`) ?? null;
