import { reportList } from './reports.list.ts';

/** The lists of this module. */
export const inspectionLists = [reportList];
