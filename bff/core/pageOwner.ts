import { ownerOfAdmin, ownerOfApplicant, ownerOfUser } from '#rules/pageOwner.ts';
import type { Person } from './actor.ts';
import { ApiError } from './apiError.ts';
import { commonMessages } from './common.words.ts';

const ownerOf = (person: Person): string => {
  if (person.kind === 'admin') return ownerOfAdmin(person.adminUserId);
  if (person.kind === 'user') return ownerOfUser(person.corporationUserId, person.projectId);
  return ownerOfApplicant(person.family, person.applicationUserId);
};

/** As the contract has it; anything else the check of the request refuses. */
const WELL_FORMED = /^[a-z]+(\/\d+){1,2}( [a-z]+(\/\d+){1,2})*$/;

/**
 * A call from a page that was drawn for others than who calls now.
 * @param pageOwner `X-Page-Owner`: all whose sessions the page had, apart by a space; undefined compares nothing
 * @throws OTHER_ACCOUNT
 */
export const assertPageOwner = (pageOwner: string | undefined, caller: Person): void => {
  if (pageOwner === undefined || !WELL_FORMED.test(pageOwner)) return;
  if (pageOwner.split(' ').includes(ownerOf(caller))) return;
  throw new ApiError('OTHER_ACCOUNT', { detail: commonMessages.otherAccount });
};
