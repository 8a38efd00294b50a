import { userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { requireCorporation } from '#bff/modules/corporations/index.ts';
import {
  type CopyPlace,
  deleteMailCopy,
  findMailCopy,
  listMailCopies,
  type MailCopyRow,
  updateMailCopy,
} from '#bff/parts/notices/mailCopies.data.ts';
import { assertVersion, removeVersioned, writeVersioned } from '#bff/parts/records/versioned.service.ts';

/*
 * Further addresses of a business: its own users add and stop them, the office sees them. What its contacts get by mail
 * goes there too, but what belongs to one person (parts/notices/mailContacts).
 */

/** The business of the caller, in his round. */
export const placeOf = (scope: Scope): CopyPlace => {
  const { corporationId, projectId } = userOf(scope);
  return { corporationId, projectId };
};

/** The contract's MailCopy. */
export const viewOf = ({
  corporationId: _c,
  corporation: _n,
  tokenHash: _t,
  project,
  ...facts
}: MailCopyRow) => ({
  ...facts,
  projectName: project.shortName,
});

/** What the trail keeps: never the link. */
export const auditable = ({ name, email, isActive, confirmedAt }: MailCopyRow) => ({
  name,
  email,
  isActive,
  confirmedAt,
});

export const targetOf = ({ id, projectId }: Pick<MailCopyRow, 'id' | 'projectId'>) => ({
  target: { kind: 'mailCopy', id } as const,
  projectId,
});

/** @throws NOT_FOUND, also for that of another business or round */
export const requireOwnCopy = async (scope: Scope, id: number): Promise<MailCopyRow> => {
  const { corporationId, projectId } = placeOf(scope);
  const row = await findMailCopy(scope.db, id);
  if (row?.corporationId !== corporationId || row.projectId !== projectId) throw new ApiError('NOT_FOUND');
  return row;
};

/** Those of the caller's business. */
export const ownMailCopies = async (scope: Scope) => ({
  items: (await listMailCopies(scope.db, placeOf(scope))).map(viewOf),
});

/** Those of a business, for the office. @throws NOT_FOUND */
export const mailCopiesOf = async (scope: Scope, corporationId: number) => {
  await requireCorporation(scope, corporationId);
  return { items: (await listMailCopies(scope.db, { corporationId })).map(viewOf) };
};

type Change = { readonly name?: string | undefined; readonly isActive?: boolean | undefined };

/** Changes the name, stops or resumes. @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER */
export const changeMailCopy = async (
  scope: Scope,
  id: number,
  { name, isActive }: Change,
  ifMatchVersion: number | undefined,
) => {
  const before = await requireOwnCopy(scope, id);
  assertVersion(before, ifMatchVersion);
  const change = { name: name?.trim(), isActive };
  await writeVersioned(ifMatchVersion, (version) => updateMailCopy(scope.db, { id, version }, change));
  const after = await requireOwnCopy(scope, id);
  await scope.audit({
    action: 'updated',
    ...targetOf(after),
    before: auditable(before),
    after: auditable(after),
  });
  return viewOf(after);
};

/** @throws NOT_FOUND, RECORD_CHANGED */
export const removeMailCopy = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const row = await requireOwnCopy(scope, id);
  await removeVersioned(ifMatchVersion, (version) => deleteMailCopy(scope.db, { id, version }));
  await scope.audit({ action: 'deleted', ...targetOf(row), before: auditable(row) });
};
