import type { ActivityRow } from '../data/activity.ts';
import { activityFields, activityTargets, activityTexts, activityVerbs } from '../text/activity.ts';
import { actorKindOf } from './sections/words.ts';

/** The contract's TargetKind, and the word that the trail keeps for it: the same with a small letter. */
export const targetKinds = [
  'Project',
  'AdminUser',
  'Corporation',
  'CorporationUser',
  'BankAccount',
  'MyPage',
  'Section',
  'MyPageReport',
  'Notification',
  'Announcement',
  'Application',
  'File',
  'Session',
] as const;

export type TargetKind = (typeof targetKinds)[number];

/** The word of a kind in the trail. */
export const wordOf = (kind: TargetKind): string => kind.charAt(0).toLowerCase() + kind.slice(1);

const kindOf = (word: string): TargetKind => targetKinds.find((kind) => wordOf(kind) === word) ?? 'Session';

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const recordOf = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const MAX_TEXT = 4000;

const changesOf = ({ before, after }: ActivityRow) => {
  const [old, now] = [recordOf(before), recordOf(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields.slice(0, 200).map((field) => ({
    field: field.slice(0, 80),
    label: activityFields[field] ?? field.slice(0, 80),
    before: textOf(Reflect.get(old, field))?.slice(0, MAX_TEXT) ?? null,
    after: textOf(Reflect.get(now, field))?.slice(0, MAX_TEXT) ?? null,
  }));
};

/** What targets are called, by `kind:id`. */
export type Names = ReadonlyMap<string, string>;

/** An entry in words (the contract's Activity). */
export const activityOf = (row: ActivityRow, names: Names) => {
  const targetKind = kindOf(row.targetKind);
  const name = names.get(`${row.targetKind}:${row.targetId}`) ?? null;
  const verb = activityVerbs[row.action] ?? activityTexts.fallback(row.action);
  return {
    id: row.id,
    at: row.at,
    actorKind: actorKindOf(row.actorKind),
    actorName: row.actorName,
    action: `${row.targetKind}.${row.action}`.slice(0, 60),
    summary: activityTexts.summary(name ?? activityTargets[targetKind] ?? '', verb),
    targetKind,
    targetId: row.targetId ?? '—',
    targetTitle: name,
    mypageId: row.mypageId,
    applicationId: row.applicationId,
    isOnBehalf: row.onBehalfOf !== null,
    reason: row.reason,
    changes: changesOf(row),
  };
};

export type ActivityView = ReturnType<typeof activityOf>;

const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');

/** A sealed entry with its place in the chain (the contract's AuditEntry). */
export const auditOf = (row: ActivityRow, names: Names) => ({
  ...activityOf(row, names),
  requestId: row.requestId ?? '—',
  ipAddress: row.ip,
  adminType: row.adminType,
  hash: hex(row.seal?.hash),
  previousHash: hex(row.seal?.previousHash),
});

export type AuditView = ReturnType<typeof auditOf>;
