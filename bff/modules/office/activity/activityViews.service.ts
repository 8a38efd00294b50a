import { type Family, familyOf } from '#bff/core/actor.ts';
import { auditKindOf } from '#bff/core/audit/auditEntry.ts';
import {
  type AuditAction,
  AuditOutcome,
  TargetKind,
  TargetKindLabel,
} from '#bff/generated/contract/enums.ts';
import { actorKindOf } from '#bff/modules/sections/index.ts';
import { isAuditAction, operationName } from '#bff/modules/trail/index.ts';
import { officeNames } from '#bff/parts/records/offices.words.ts';
import { jobNameOf } from '../jobs/jobNames.service.ts';
import type { ActivityRow } from './activity.data.ts';
import { activitySentences, activitySubjects, activityTexts, sentencesOfKind } from './activity.words.ts';
import { changesOf } from './activityChanges.service.ts';
import type { TargetNames } from './activityNames.data.ts';

const kinds = new Map<string, TargetKind>(Object.values(TargetKind).map((kind) => [auditKindOf(kind), kind]));

/** The database keeps words; both lists are closed by the types of what writes the trail. */
const kindIn = ({ targetKind }: ActivityRow): TargetKind => {
  const kind = kinds.get(targetKind);
  if (kind === undefined) throw new RangeError(`the contract has no target kind ${targetKind}`);
  return kind;
};

const actionIn = ({ action }: ActivityRow): AuditAction => {
  if (!isAuditAction(action)) throw new RangeError(`the contract has no action ${action}`);
  return action;
};

const sentenceOf = (kind: TargetKind, action: AuditAction, name: string | null): string => {
  const subject =
    name === null ? TargetKindLabel[kind] : (activitySubjects[kind] ?? activityTexts.quoted)(name);
  const sentence = sentencesOfKind[kind]?.[action] ?? activitySentences[action];
  return sentence(subject);
};

/** Operations and jobs are called by their names, which no record holds. */
const nameOf = ({ targetId, ...row }: ActivityRow, kind: TargetKind, names: TargetNames): string | null => {
  if (kind === 'Operation') return operationName(targetId ?? '');
  if (kind === 'Job') return jobNameOf(targetId ?? '')?.label ?? null;
  return names.get(`${row.targetKind}:${targetId}`) ?? null;
};

type ViewOptions = {
  /** Every kept value, also those without a word in the contract. */
  readonly isComplete: boolean;
};

/** An entry in words (the contract's Activity). */
export const activityOf = (
  row: ActivityRow,
  names: TargetNames,
  { isComplete }: ViewOptions = { isComplete: false },
) => {
  const [targetKind, action] = [kindIn(row), actionIn(row)];
  const name = nameOf(row, targetKind, names);
  return {
    id: row.id,
    at: row.at,
    actorKind: actorKindOf(row.actorKind),
    actorName: row.actorKind === 'system' ? officeNames.system : row.actorName,
    action,
    summary: sentenceOf(targetKind, action, name),
    targetKind,
    targetId: row.targetId ?? '—',
    targetTitle: name,
    mypageId: row.mypageId,
    applicationId: row.applicationId,
    isOnBehalf: row.onBehalfOf !== null,
    reason: row.reason,
    changes: changesOf(row, targetKind, isComplete),
  };
};

export type ActivityView = ReturnType<typeof activityOf>;

/** Outcomes as the trail keeps them, by their number in the contract. */
const outcomeWords: { readonly [outcome in AuditOutcome]: string } = {
  [AuditOutcome.Success]: 'success',
  [AuditOutcome.Refused]: 'refused',
  [AuditOutcome.Failed]: 'failed',
};

/** The trail's word for an outcome. */
export const outcomeWordOf = (outcome: AuditOutcome): string => outcomeWords[outcome];

const outcomeIn = ({ outcome }: ActivityRow): AuditOutcome =>
  Object.values(AuditOutcome).find((number) => outcomeWords[number] === outcome) ?? AuditOutcome.Failed;

const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');

/** Of the application that an entry belongs to. */
const familyIn = ({ applicationId }: ActivityRow, families: ReadonlyMap<number, string>): Family | null => {
  const family = applicationId === null ? undefined : families.get(applicationId);
  return family === undefined ? null : familyOf(family);
};

/** A sealed entry with its place in the chain (the contract's AuditEntry). */
export const auditOf = (row: ActivityRow, names: TargetNames, families: ReadonlyMap<number, string>) => ({
  ...activityOf(row, names, { isComplete: true }),
  actorId: row.actorId,
  family: familyIn(row, families),
  actorKind: row.actorKind === 'anonymous' ? null : actorKindOf(row.actorKind),
  outcome: outcomeIn(row),
  onBehalfOf: row.onBehalfOf,
  requestId: row.requestId ?? '—',
  ipAddress: row.ip,
  adminType: row.adminType,
  hash: hex(row.seal?.hash),
  previousHash: hex(row.seal?.previousHash),
});

export type AuditView = ReturnType<typeof auditOf>;
