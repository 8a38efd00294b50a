import { sectionList } from './sections.list.ts';

/** The lists of this module. */
export const sectionLists = [sectionList];
