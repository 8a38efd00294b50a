import { changeRequestList, ownChangeRequestList } from './changes/changeRequests.list.ts';
import { myPageList } from './myPages.list.ts';

/** The lists of this module. */
export const myPageLists = [changeRequestList, myPageList, ownChangeRequestList];
