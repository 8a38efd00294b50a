import { actorColumns } from '#bff/core/audit/actorColumns.ts';
import type { AuditInput } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import { AuditAction } from '#bff/generated/contract/enums.ts';
import { insertAuditEntries, type NewAuditEntry } from './audit.data.ts';

const actions: ReadonlySet<string> = new Set(Object.values(AuditAction));

export const isAuditAction = (word: string): word is AuditAction => actions.has(word);

/**
 * The action of the trail for an action of a state machine, whose names are data of the contract.
 * @throws RangeError when AuditAction lacks it; a test compares the two lists
 */
export const auditActionOf = (word: string): AuditAction => {
  if (!isAuditAction(word)) throw new RangeError(`the contract has no audit action ${word}`);
  return word;
};

/** Only what differs is kept, so that a reader sees the change and not the record. */
const difference = (before: object | undefined, after: object | undefined) => {
  if (before === undefined || after === undefined) return { before, after };
  const isSame = (name: string, value: unknown): boolean => {
    const old = before[name as keyof typeof before];
    return value === old || JSON.stringify(value) === JSON.stringify(old);
  };
  const changed = Object.entries(after).filter(([name, value]) => !isSame(name, value));
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, before[name as keyof typeof before] ?? null])),
    after: Object.fromEntries(changed),
  };
};

const entryOf = (scope: Scope, input: AuditInput): NewAuditEntry => {
  const { before, after } = difference(input.before, input.after);
  return {
    at: scope.now,
    ...actorColumns(scope.actor, input.actor),
    action: input.action,
    targetKind: input.target.kind,
    targetId: String(input.target.id),
    before,
    after,
    reason: input.reason,
    onBehalfOf: input.onBehalfOf,
    outcome: input.outcome ?? 'success',
    mypageId: input.mypageId,
    applicationId: input.applicationId,
    projectId: input.projectId,
    requestId: scope.requestId,
    ip: scope.caller.ip || null,
  };
};

/** Writes entries of the append-only trail in the scope's transaction (quality.md "Audit"). */
export const recordAudits = (scope: Scope, inputs: readonly AuditInput[]): Promise<void> =>
  insertAuditEntries(
    scope.db,
    inputs.map((input) => entryOf(scope, input)),
  );

/** @see recordAudits */
export const recordAudit = (scope: Scope, input: AuditInput): Promise<void> => recordAudits(scope, [input]);
