import { pendingActList } from './pendingActs/pendingActs.list.ts';
import { adminUserList } from './people/adminUsers.list.ts';

/** The lists of this module. */
export const accessLists = [adminUserList, pendingActList];
