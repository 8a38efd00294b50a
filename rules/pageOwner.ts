import type { Family } from './families.ts';

/*
 * Whose a page is, as `X-Page-Owner` says it: not the session but the person, for companies with the round. Who logs in
 * again as the same goes on where he was.
 */

export const ownerOfAdmin = (adminUserId: number): string => `admin/${adminUserId}`;

export const ownerOfUser = (corporationUserId: number, projectId: number): string =>
  `user/${corporationUserId}/${projectId}`;

export const ownerOfApplicant = (family: Family, applicationUserId: number): string =>
  `${family}/${applicationUserId}`;
