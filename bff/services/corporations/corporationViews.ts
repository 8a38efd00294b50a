import { adminOf } from '#bff/core/actor.ts';
import { type OfferedAction, offer } from '#bff/core/offer.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { CorporationRow } from '#bff/data/corporations/corporations.ts';
import { corporationMessages } from '#bff/text/corporations.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';

/** A corporation as administrators see it. */
export type CorporationView = Omit<CorporationRow, 'myPages' | 'bankAccount' | '_count' | 'deletedAt'> & {
  readonly displayCode: string;
  readonly projects: {
    projectId: number;
    projectName: string;
    mypageId: number;
    displayCode: string;
    projectStatus: number;
  }[];
  readonly userCount: number;
  readonly hasBankAccount: boolean;
  readonly availableActions: OfferedAction[];
};

/** Why a corporation cannot be deleted now. */
export const deleteRefusal = ({ myPages }: CorporationRow): string | undefined =>
  myPages.length > 0 ? corporationMessages.hasMyPages : undefined;

const offersFor = (scope: Scope, row: CorporationRow): OfferedAction[] => {
  const { role } = adminOf(scope);
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
  const { myPages, bankAccount, _count, deletedAt: _deletedAt, ...facts } = row;
  return {
    ...facts,
    displayCode: corporationCodeOf(row.id),
    projects: myPages.map(({ id, projectId, project, displayCode, projectStatus }) => ({
      projectId,
      projectName: project.shortName,
      mypageId: id,
      displayCode,
      projectStatus,
    })),
    userCount: _count.users,
    hasBankAccount: bankAccount !== null,
    availableActions: offersFor(scope, row),
  };
};

/** What the audit trail keeps of a corporation. */
export const auditable = ({
  myPages: _m,
  bankAccount: _b,
  _count: _n,
  version: _v,
  createdAt: _c,
  updatedAt: _u,
  ...facts
}: CorporationRow) => facts;
