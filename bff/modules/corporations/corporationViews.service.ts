import { readerRoleOf } from '#bff/core/actor.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import type { CorporationRow } from './corporations.data.ts';
import { corporationMessages } from './corporations.words.ts';

/** A corporation as administrators see it. */
export type CorporationView = Omit<CorporationRow, 'deletedAt'> & {
  readonly displayCode: string;
  readonly availableActions: OfferedAction[];
};

/** Why a corporation cannot be deleted now. */
export const deleteRefusal = ({ projects }: CorporationRow): string | undefined =>
  projects.length > 0 ? corporationMessages.hasMyPages : undefined;

const offersFor = (scope: Scope, row: CorporationRow): OfferedAction[] => {
  const role = readerRoleOf(scope);
  const isJmac = role === 'JMAC';
  const readOnly = isJmac ? undefined : corporationMessages.readOnly;
  const memoRefusal = isJmac || role === 'CS' ? undefined : corporationMessages.readOnly;
  return [
    offer('update', readOnly),
    offer('updateMemo', memoRefusal),
    offer('createUser', readOnly),
    offer('delete', readOnly ?? deleteRefusal(row)),
  ];
};

/** The view of a row for the calling administrator. */
export const viewOf = (scope: Scope, row: CorporationRow): CorporationView => {
  const { deletedAt: _deletedAt, ...facts } = row;
  return { ...facts, displayCode: corporationCodeOf(row.id), availableActions: offersFor(scope, row) };
};

/** What the audit trail keeps of a corporation. */
export const auditable = ({
  projects: _p,
  userCount: _n,
  hasBankAccount: _b,
  version: _v,
  createdAt: _c,
  updatedAt: _u,
  ...facts
}: CorporationRow) => facts;
