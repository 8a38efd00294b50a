import { adminOf } from '#bff/core/actor.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { Account } from '#bff/modules/access/index.ts';
import { corporationUserMessages } from './corporations.words.ts';
import type { CorporationUserRow } from './corporationUsers.data.ts';

/** A corporation user as administrators see him. */
export type CorporationUserView = Omit<CorporationUserRow, 'project'> & {
  readonly projectName: string;
  readonly availableActions: OfferedAction[];
};

const offersFor = (scope: Scope, row: CorporationUserRow): OfferedAction[] => {
  const { role } = adminOf(scope);
  const readOnly = role === 'JMAC' ? undefined : corporationUserMessages.readOnly;
  const mayMail = role === 'JMAC' || role === 'CS' ? undefined : corporationUserMessages.readOnly;
  return [
    offer('update', readOnly),
    offer(row.isActive ? 'disable' : 'enable', readOnly),
    offer('sendPasswordReset', mayMail ?? (row.isActive ? undefined : corporationUserMessages.inactive)),
    offer('delete', readOnly),
  ];
};

/** The view of a row for the calling administrator. */
export const viewOf = (scope: Scope, row: CorporationUserRow): CorporationUserView => {
  const { project, ...facts } = row;
  return { ...facts, projectName: project.shortName, availableActions: offersFor(scope, row) };
};

/** What the audit trail keeps of a corporation user. */
export const auditable = ({
  project: _p,
  version: _v,
  createdAt: _c,
  updatedAt: _u,
  ...facts
}: CorporationUserRow) => facts;

export const targetOf = ({ id }: CorporationUserRow) => ({ kind: 'corporationUser' as const, id });

/** The account that the password mails go to. */
export const accountOf = ({
  id,
  name,
  email,
  isActive,
  projectId,
  corporationId,
}: CorporationUserRow): Account => ({
  kind: 'user',
  id,
  name,
  email,
  isActive,
  passwordHash: null,
  projectId,
  corporationId,
});
