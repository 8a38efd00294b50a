import { adminOf } from '#bff/core/actor.ts';
import { ApiError, type FieldError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { RecoveryKind, RecoveryReliefKind, RecoveryReliefStatus } from '#bff/generated/contract/enums.ts';
import { assertSecondPerson } from '#bff/parts/fourEyes/secondPerson.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { isBankBusinessDay } from '#rules/bankDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { tidyText } from '#rules/text.ts';
import { balanceOf } from './claimTerms.service.ts';
import { followMoney } from './closeClaim.service.ts';
import { aboutRecovery, writeRecovery } from './recordStep.service.ts';
import type { RecoveryRow, ReliefRow } from './recoveries.data.ts';
import { getRecovery } from './recoveries.service.ts';
import {
  recoveryMessages as messages,
  recoveryReasons as reasons,
  recoveryNotices as texts,
} from './recoveries.words.ts';
import { holdContext } from './recoveryContext.service.ts';
import { openRefusal, reliefActions } from './recoveryGuards.service.ts';
import { announceRecovery } from './recoveryNotices.service.ts';
import { decideReliefRow, insertRelief } from './recoveryParts.data.ts';
import type { RecoveryView } from './recoveryViews.service.ts';
import { syncRecoveryAmount } from './syncRecoveryAmount.service.ts';

/*
 * What a business is let off (適正化法 18-3, 19-3; Order 9, 12): asked for by one person of the office, decided by
 * another.
 */

export type ReliefInput = {
  readonly kind: number;
  readonly amount?: number | null | undefined;
  readonly dueOn?: string | null | undefined;
  readonly reason: string;
};

export type ReliefPatch = { readonly action: string; readonly reason?: string | undefined };

type Asked = { readonly kind: number; readonly amount: number | null; readonly dueOn: string | null };

const { Extension, Principal, Surcharge } = RecoveryReliefKind;

const at = (pointer: string, message: string | null): FieldError[] =>
  message === null ? [] : [fieldError(pointer, message)];

const extensionError = ({ dueOn: current }: RecoveryRow, dueOn: string | null): string | null => {
  if (dueOn === null) return messages.required;
  if (current !== null && dueOn <= current) return messages.reliefDueLater(formatEraDay(current));
  return isBankBusinessDay(dueOn) ? null : messages.dueOnHoliday;
};

const principalError = (recovery: RecoveryRow, amount: number | null, today: string): string | null => {
  if (amount === null) return messages.reliefAmountNeeded;
  const { principal } = balanceOf(recovery, today).left;
  return amount > principal ? messages.reliefTooMuch(yenText(principal)) : null;
};

/** What is wrong with a relief beside the money as it stands now; asked again when it is decided. */
const reliefErrors = (recovery: RecoveryRow, { kind, amount, dueOn }: Asked, today: string): FieldError[] => {
  if (kind === Extension) {
    const unused = amount === null ? null : messages.reliefAmountUnused;
    return [...at('/dueOn', extensionError(recovery, dueOn)), ...at('/amount', unused)];
  }
  if (kind === Surcharge && recovery.kind !== RecoveryKind.Revocation)
    return at('/kind', messages.noSurcharge);
  const wrong = kind === Principal ? principalError(recovery, amount, today) : null;
  return [
    ...at('/amount', amount !== null && amount < 1 ? messages.reliefAmount : wrong),
    ...at('/dueOn', dueOn === null ? null : messages.reliefDueUnused),
  ];
};

/** Asks for a relief. @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
export const createRecoveryRelief = async (
  scope: Scope,
  id: number,
  { kind, amount = null, dueOn = null, ...input }: ReliefInput,
  ifMatchVersion: number | undefined,
): Promise<RecoveryView> => {
  const { adminUserId } = adminOf(scope);
  const { recovery } = await holdContext(scope, id, ifMatchVersion);
  const refusal = openRefusal(recovery);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const reason = tidyText(input.reason);
  const asked = { kind, amount, dueOn };
  assertNoFieldErrors([
    ...at('/reason', reason === '' ? messages.reasonRequired : null),
    ...reliefErrors(recovery, asked, tokyoDayOf(scope.now)),
  ]);
  const row = { ...asked, recoveryId: id, reason, askedById: adminUserId, createdAt: scope.now };
  const reliefId = await insertRelief(scope.db, row);
  await writeRecovery(scope, recovery, {});
  await scope.audit({
    action: 'created',
    target: { kind: 'recoveryRelief', id: reliefId },
    after: { ...asked, status: RecoveryReliefStatus.Asked, reason, askedById: adminUserId },
    reason,
    ...aboutRecovery(recovery),
  });
  return getRecovery(scope, id);
};

const announceRelief = (scope: Scope, recovery: RecoveryRow, { kind, amount, dueOn }: ReliefRow) => {
  const label = contractFacts().enumLabel('RecoveryReliefKind', kind);
  const all = amount === null ? texts.reliefAll : texts.reliefAmount(yenText(amount));
  const body = dueOn === null ? all : texts.reliefDue(formatEraDay(dueOn));
  return announceRecovery(scope, recovery, { title: (name) => texts.reliefTitle(name, label), body, dueOn });
};

const admitted = (scope: Scope, relief: ReliefRow, { action, reason }: ReliefPatch): string | null => {
  const offered = reliefActions(relief, adminOf(scope)).find((one) => one.action === action);
  if (offered === undefined || !offered.allowed)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: offered?.reason ?? reasons.reliefDone });
  const given = tidyText(reason ?? '') || null;
  if (action === 'decline' && given === null) throw invalidField('/reason', messages.reasonRequired);
  return given;
};

/**
 * Another person decides on a relief; the claim closes with it where nothing is left.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED, INVALID_PARAMETER
 */
export const updateRecoveryRelief = async (
  scope: Scope,
  { id, reliefId }: { readonly id: number; readonly reliefId: number },
  patch: ReliefPatch,
  ifMatchVersion: number | undefined,
): Promise<RecoveryView> => {
  const { adminUserId: by } = adminOf(scope);
  const { recovery } = await holdContext(scope, id, ifMatchVersion);
  const relief = recovery.reliefs.find((row) => row.id === reliefId);
  if (relief === undefined) throw new ApiError('NOT_FOUND');
  const reason = admitted(scope, relief, patch);
  const isApproved = patch.action === 'approve';
  if (isApproved) await assertSecondPerson(scope, [relief.askedById]);
  if (isApproved) assertNoFieldErrors(reliefErrors(recovery, relief, tokyoDayOf(scope.now)));
  const status = isApproved ? RecoveryReliefStatus.Approved : RecoveryReliefStatus.Declined;
  await decideReliefRow(scope.db, { id: reliefId, by, at: scope.now, status, reason });
  await scope.audit({
    action: isApproved ? 'approve' : 'decline',
    target: { kind: 'recoveryRelief', id: reliefId },
    before: { status: relief.status, decidedById: null, decidedAt: null, decisionReason: null },
    after: { status, decidedById: by, decidedAt: scope.now, decisionReason: reason },
    reason: reason ?? undefined,
    ...aboutRecovery(recovery),
  });
  await writeRecovery(scope, recovery, isApproved && relief.dueOn !== null ? { dueOn: relief.dueOn } : {});
  if (isApproved) await announceRelief(scope, recovery, relief);
  await syncRecoveryAmount(scope, recovery);
  await followMoney(scope, id);
  return getRecovery(scope, id);
};
