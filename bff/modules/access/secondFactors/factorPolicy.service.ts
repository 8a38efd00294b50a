import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { requireDecision } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AdminType, AdminTypeLabel, FourEyesAct } from '#bff/generated/contract/enums.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { findAdminUser } from '../people/adminUsers.data.ts';
import { endSessionsOf } from '../sessions/sessions.data.ts';
import { mailFactorChange } from './factorMails.service.ts';
import { deleteAllSecondFactors, lockAdminUser } from './secondFactors.data.ts';
import { secondFactorMessages as messages } from './secondFactors.words.ts';
import { findSecondFactorSetting, updateSecondFactorSettingRow } from './setting.data.ts';

/*
 * What JMAC decides of others' second factors: who has to have one, and what becomes of who has lost his.
 */

/** Which types of administrators need a second factor. */
export const getSecondFactorSetting = (scope: Scope) => findSecondFactorSetting(scope.db);

const namesOf = (types: readonly number[]): string =>
  types.map((type) => AdminTypeLabel[type as AdminType]).join(messages.between) || messages.nobody;

/** To demand less of anybody takes two people (domain 12), more of somebody one. @throws ProposedError, VoidProposalError */
const requireLoweringDecision = (scope: Scope, before: readonly number[], after: readonly number[]): void => {
  const spared = before.filter((type) => !after.includes(type));
  if (spared.length === 0) return;
  requireDecision(scope, {
    act: FourEyesAct.FactorDemandLowered,
    subject: { kind: 'secondFactorSetting', id: 1 },
    thing: 'secondFactorSetting:1',
    title: messages.lower(namesOf(spared)),
    changes: [{ label: messages.demanded, before: namesOf(before), after: namesOf(after) }],
    follows: [messages.lowerFollows],
    basis: before,
  });
};

/** @throws RECORD_CHANGED, ProposedError where less is demanded */
export const updateSecondFactorSetting = async (
  scope: Scope,
  given: readonly number[],
  ifMatchVersion: number | undefined,
) => {
  const before = await findSecondFactorSetting(scope.db);
  assertVersion(before, ifMatchVersion);
  const demandedTypes = given.toSorted((one, other) => one - other);
  requireLoweringDecision(scope, before.demandedTypes, demandedTypes);
  await writeVersioned(ifMatchVersion, (version) =>
    updateSecondFactorSettingRow(scope.db, version, demandedTypes),
  );
  await scope.audit({
    action: 'updated',
    target: { kind: 'secondFactorSetting', id: 1 },
    before: { demandedTypes: before.demandedTypes },
    after: { demandedTypes },
  });
  return findSecondFactorSetting(scope.db);
};

const refuse = (detail: string): never => {
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
};

/**
 * Takes away what an administrator proves himself with, and ends his sessions: by his password, and a second factor
 * that he registers anew, he comes back in.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED (oneself, nothing registered)
 */
export const resetSecondFactors = async (scope: Scope, id: number): Promise<void> => {
  await lockAdminUser(scope.db, id);
  const person = await findAdminUser(scope.db, id);
  if (person === null) throw new ApiError('NOT_FOUND');
  if (adminOf(scope).adminUserId === id) refuse(messages.resetSelf);
  if ((await deleteAllSecondFactors(scope.db, id)) === 0) refuse(messages.nothingToReset);
  await endSessionsOf(scope.db, { kind: 'admin', id }, { at: scope.now, reason: 'ended' });
  await scope.audit({ action: 'factorsReset', target: { kind: 'adminUser', id } });
  await mailFactorChange(scope, { adminUserId: id, ...person }, { kind: 'reset' });
};
