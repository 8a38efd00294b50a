import { type AdminRole, adminOf, type Family, readerRoleOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ApplicationStatus } from '#bff/generated/contract/enums.ts';
import { isAssignable } from '#bff/modules/access/index.ts';
import { tidyText } from '#rules/text.ts';
import { refuseNow } from '../applicationGuards.service.ts';
import {
  deleteApplicationCheck,
  markApplicationOpened,
  saveApplicationCheck,
} from '../applicationReviews.data.ts';
import type { ApplicationChange } from '../applications.data.ts';
import { applicationMessage } from '../applications.words.ts';
import { type AfterStep, type Dossier, dossierOf, requireDossier } from '../dossier.service.ts';
import { auditTargetOf, writeApplication } from '../moveApplication.service.ts';
import { isStatus } from '../statuses.service.ts';

/** @throws ACCESS_DENIED for administrators of other kinds */
export const assertRole = (scope: Scope, ...roles: readonly AdminRole[]): void => {
  if (!roles.includes(adminOf(scope).role)) {
    throw new ApiError('ACCESS_DENIED', { detail: applicationMessage('roleFields') });
  }
};

export type CheckInput = { readonly key: string; readonly result: number; readonly note?: string | null };

/** The contract's ChecklistResult as the database keeps it; 0 is "not looked at": no row. */
const results = new Map<number, 'ok' | 'ng' | 'notApplicable'>([
  [1, 'ok'],
  [2, 'ng'],
  [3, 'notApplicable'],
]);

/** The number of a stored result. */
export const checkResultNumber = (stored: string | undefined): number =>
  [...results].find(([, word]) => word === stored)?.[0] ?? 0;

/** Stores results of the checklist. @throws INVALID_PARAMETER for a point that the form does not have */
export const saveChecklist = async (
  scope: Scope,
  dossier: Dossier,
  checklist: readonly CheckInput[],
): Promise<void> => {
  if (checklist.length === 0) return;
  assertRole(scope, 'JMAC', 'BackOffice');
  const { row, definition } = dossier;
  if (!isStatus(row, 'FormChecking', 'UnderReview')) {
    refuseNow(dossier, scope, applicationMessage('checkNotNow'));
  }
  for (const [index, { key, result, note }] of checklist.entries()) {
    if (!definition.checklist.some((point) => point.key === key)) {
      throw invalidField(`/checklist/${index}/key`, applicationMessage('checkUnknown'));
    }
    const word = results.get(result);
    if (word === undefined) await deleteApplicationCheck(scope.db, row.id, key);
    else {
      await saveApplicationCheck(scope.db, {
        applicationId: row.id,
        key,
        result: word,
        note: note ? tidyText(note) : null,
        checkedById: adminOf(scope).adminUserId,
        checkedAt: scope.now,
      });
    }
  }
  const after = Object.fromEntries(checklist.map(({ key, result }) => [key, result]));
  await scope.audit({ action: 'checked', ...auditTargetOf(row), after });
};

const { Submitted } = ApplicationStatus;

/**
 * An application for the desk. The first reading of a submission by those who check it is kept: from then on the
 * applicant cannot pull it back.
 * @throws NOT_FOUND
 */
export const readForDesk = async (scope: Scope, family: Family, id: number): Promise<Dossier> => {
  const dossier = await requireDossier(scope, family, id);
  if (readerRoleOf(scope) === null) return dossier;
  const { role, adminUserId } = adminOf(scope);
  const isChecker = role === 'JMAC' || role === 'BackOffice';
  const { row } = dossier;
  if (!isChecker || row.status !== Submitted || row.openedAt !== null) return dossier;
  await scope.transaction(async (inner) => {
    const opened = { openedAt: inner.now, openedById: adminUserId };
    const isFirst = await markApplicationOpened(inner.db, id, opened);
    if (isFirst) await inner.audit({ action: 'opened', ...auditTargetOf(row) });
  });
  return requireDossier(scope, family, id);
};

export type DeskInput = {
  readonly memo?: string | null | undefined;
  readonly assigneeAdminUserId?: number | null | undefined;
};

const assigneeOf = async (scope: Scope, id: number | null): Promise<ApplicationChange> => {
  assertRole(scope, 'JMAC', 'BackOffice');
  if (id !== null && !(await isAssignable(scope.db, id))) {
    throw invalidField('/assigneeAdminUserId', applicationMessage('assigneeUnknown'));
  }
  return { assigneeUserId: id };
};

/** The desk's own notes about an application. */
export const saveDeskFields = async (
  scope: Scope,
  dossier: Dossier,
  input: DeskInput,
): Promise<AfterStep> => {
  const { row } = dossier;
  const { memo, assigneeAdminUserId } = input;
  if (memo === undefined && assigneeAdminUserId === undefined) return dossier;
  const change: ApplicationChange = {
    ...(memo === undefined ? {} : { memo: memo === null ? null : tidyText(memo) || null }),
    ...(assigneeAdminUserId === undefined ? {} : await assigneeOf(scope, assigneeAdminUserId)),
  };
  const written = await writeApplication(scope, row, change);
  const before = { memo: row.memo, assigneeUserId: row.assigneeUserId };
  await scope.audit({ action: 'updated', ...auditTargetOf(row), before, after: { ...before, ...change } });
  // The assignee has a name, which is not a column of the application.
  return assigneeAdminUserId === undefined ? dossierOf(written, scope.now) : null;
};
