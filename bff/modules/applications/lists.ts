import { FAMILIES } from '#rules/families.ts';
import { applicationList } from './applications.list.ts';

/** The lists of this module. */
export const applicationLists = FAMILIES.map(applicationList);
