import { type AdminRole, adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { BulkRunKind } from '#bff/generated/contract/enums.ts';
import type { BulkRecord, ListName } from '#bff/parts/lists/listDescription.ts';
import { listsNamed } from '../describedLists.service.ts';
import { bulkMessages as messages } from './bulk.words.ts';

type KindFacts = {
  readonly of: BulkRecord;
  /** Those who may do the same with one record. */
  readonly roles: readonly AdminRole[];
  /** Whose people are told by mail: of every record, of new ones, of each business together, of none. */
  readonly mailed: 'all' | 'created' | 'together' | 'none';
  /** What it did cannot be taken back. */
  readonly isFinal?: boolean;
};

const decision: KindFacts = { of: 'applications', roles: ['JMAC'], mailed: 'all' };

/** What can be done with many records at once. */
export const BULK_KINDS: { readonly [kind in BulkRunKind]: KindFacts } = {
  declineApplications: decision,
  waitlistApplications: decision,
  adoptApplications: decision,
  assignApplications: { of: 'applications', roles: ['JMAC', 'BackOffice'], mailed: 'none' },
  assignMyPages: { of: 'myPages', roles: ['JMAC'], mailed: 'none' },
  assignSections: { of: 'sections', roles: ['JMAC', 'BackOffice'], mailed: 'none' },
  assignReports: { of: 'reports', roles: ['JMAC'], mailed: 'all' },
  changeMyPageDates: { of: 'myPages', roles: ['JMAC'], mailed: 'none' },
  changeSectionDates: { of: 'sections', roles: ['JMAC', 'BackOffice'], mailed: 'none' },
  changeReportDates: { of: 'reports', roles: ['JMAC'], mailed: 'all' },
  changeProjectDates: { of: 'projects', roles: ['JMAC'], mailed: 'none' },
  settlePayouts: { of: 'payouts', roles: ['JMAC'], mailed: 'all', isFinal: true },
  notifyMyPages: { of: 'myPages', roles: ['JMAC', 'BackOffice'], mailed: 'all', isFinal: true },
  notifySections: { of: 'sections', roles: ['JMAC', 'BackOffice'], mailed: 'together', isFinal: true },
  notifyApplications: { of: 'applications', roles: ['JMAC', 'BackOffice'], mailed: 'all', isFinal: true },
  notifyCorporations: { of: 'corporations', roles: ['JMAC'], mailed: 'all', isFinal: true },
  inviteCorporationUsers: { of: 'users', roles: ['JMAC'], mailed: 'all', isFinal: true },
  stopCorporationUsers: { of: 'users', roles: ['JMAC'], mailed: 'none' },
  resumeCorporationUsers: { of: 'users', roles: ['JMAC'], mailed: 'none' },
  issuePapers: { of: 'myPages', roles: ['JMAC'], mailed: 'all', isFinal: true },
  issueApplicationPapers: { of: 'applications', roles: ['JMAC'], mailed: 'all', isFinal: true },
  importCorporations: { of: 'corporations', roles: ['JMAC'], mailed: 'none' },
  importCorporationUsers: { of: 'users', roles: ['JMAC'], mailed: 'created' },
};

export const KIND_NAMES: readonly BulkRunKind[] = Object.values(BulkRunKind);

export const isAllowed = (role: AdminRole, kind: BulkRunKind): boolean =>
  BULK_KINDS[kind].roles.includes(role);

/** @throws ACCESS_DENIED, INVALID_PARAMETER for a list that has other records */
export const assertKind = (
  scope: Scope,
  { kind, list, pointer }: { readonly kind: BulkRunKind; readonly list: ListName; readonly pointer: string },
): void => {
  if (!isAllowed(adminOf(scope).role, kind)) throw new ApiError('ACCESS_DENIED');
  const { of } = BULK_KINDS[kind];
  if (!listsNamed(list).some(({ bulk }) => bulk?.of.includes(of)))
    throw invalidField(pointer, messages.notOfList);
};
