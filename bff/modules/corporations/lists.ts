import { corporationList, corporationUserList } from './corporations.list.ts';

/** The lists of this module. */
export const corporationLists = [corporationList, corporationUserList];
