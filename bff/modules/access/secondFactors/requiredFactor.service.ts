import { type Actor, ADMIN_ROLES } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { MountedOperation } from '#bff/core/contractDocument.ts';
import type { Scope } from '#bff/core/scope.ts';
import { SecondFactorStep } from '#bff/generated/contract/enums.ts';
import type { Account } from '../sessions/accounts.data.ts';
import { secondFactorMessages as messages } from './secondFactors.words.ts';
import { findProvenAt, isDemandedOf, listFactorKinds } from './setting.data.ts';

/** What a log-in lacks: showing a second factor, or registering the first one. */
export type NeededFactor = {
  readonly step: SecondFactorStep;
  /** SecondFactorKind of what the person has. */
  readonly kinds: readonly number[];
};

/** What has to come after the right password; undefined: nothing. */
export const neededFactorOf = async (
  { db }: Scope,
  { kind, id, adminType = -1 }: Account,
): Promise<NeededFactor | undefined> => {
  if (kind !== 'admin') return undefined;
  const kinds = await listFactorKinds(db, id);
  if (kinds.length > 0) return { step: SecondFactorStep.Prove, kinds };
  return (await isDemandedOf(db, adminType)) ? { step: SecondFactorStep.Register, kinds } : undefined;
};

/**
 * For payments, exports, account numbers and what guards them (`x-step-up`): who has a second factor, or should, must
 * have shown it lately. Who has none yet may register his first one.
 * @throws STEP_UP_NEEDED
 */
export const assertProven = async (
  { db, config, now }: Scope,
  actor: Actor,
  { awaitsFactor }: Pick<MountedOperation, 'awaitsFactor'>,
): Promise<void> => {
  if (actor.kind !== 'admin') return;
  const hasFactor = (await listFactorKinds(db, actor.adminUserId)).length > 0;
  if (!hasFactor) {
    const isDemanded = await isDemandedOf(db, ADMIN_ROLES.indexOf(actor.role));
    if (isDemanded && !awaitsFactor) throw new ApiError('STEP_UP_NEEDED', { detail: messages.registerFirst });
    return;
  }
  const provenAt = await findProvenAt(db, actor.sessionId);
  if (provenAt === null || now.getTime() - provenAt.getTime() > config.stepUpMs)
    throw new ApiError('STEP_UP_NEEDED', { detail: messages.proveFirst });
};
