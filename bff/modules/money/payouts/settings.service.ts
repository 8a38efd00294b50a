import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { messageOf } from '#rules/messages.ts';
import {
  editableRemitter,
  maskedRemitter,
  normaliseRemitter,
  type Remitter,
  remitterOf,
  sealedRemitter,
} from './remitter.service.ts';
import {
  findPaymentSetting,
  insertPaymentSetting,
  lockProject,
  type PaymentSettingChange,
  updatePaymentSettingRow,
} from './settings.data.ts';

export type PayoutSettingInput = {
  readonly budgetAmount?: number | null | undefined;
  readonly estimatePercent?: number | undefined;
  readonly remitter?: Remitter | null | undefined;
};

const requireSetting = async (scope: Scope, projectId: number) => {
  const project = await findPaymentSetting(scope.db, projectId);
  if (project === null) throw new ApiError('NOT_FOUND');
  const kept = project.paymentSetting;
  return {
    projectId,
    projectName: project.shortName,
    version: kept?.version ?? 1,
    budgetAmount: kept?.budgetAmount ?? null,
    estimatePercent: kept?.estimatePercent ?? 0,
    remitter: remitterOf(kept?.remitter),
    isKept: kept !== null,
  };
};

type Setting = Awaited<ReturnType<typeof requireSetting>>;

const mayChange = ({ actor }: Scope): boolean => actor?.kind === 'admin' && actor.role === 'JMAC';

const viewOf = (scope: Scope, { isKept: _kept, remitter, ...facts }: Setting) => ({
  ...facts,
  remitter:
    remitter &&
    (mayChange(scope)
      ? editableRemitter(scope.secrets, facts.projectId, remitter)
      : maskedRemitter(remitter)),
  availableActions: mayChange(scope) ? [offer('update')] : [],
});

export type PayoutSettingView = ReturnType<typeof viewOf>;

/** What the payments of a round go by. @throws NOT_FOUND */
export const getPayoutSetting = async (scope: Scope, projectId: number): Promise<PayoutSettingView> =>
  viewOf(scope, await requireSetting(scope, projectId));

const changeOf = (
  { secrets }: Scope,
  projectId: number,
  { budgetAmount, estimatePercent, remitter }: PayoutSettingInput,
): PaymentSettingChange => {
  const normal = remitter ? normaliseRemitter(remitter) : remitter;
  if (remitter && normal === null)
    throw invalidField('/remitter/accountNumber', messageOf({ code: 'accountNumber' }));
  return {
    ...(budgetAmount === undefined ? {} : { budgetAmount }),
    ...(estimatePercent === undefined ? {} : { estimatePercent }),
    ...(normal === undefined ? {} : { remitter: normal && sealedRemitter(secrets, projectId, normal) }),
  };
};

const forAudit = ({ budgetAmount, estimatePercent, remitter }: Setting) => ({
  budgetAmount,
  estimatePercent,
  remitter: remitter && maskedRemitter(remitter),
});

/**
 * Changes what the payments of a round go by; files that are made keep what they were made with.
 * @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER
 */
export const updatePayoutSetting = async (
  scope: Scope,
  projectId: number,
  input: PayoutSettingInput,
  ifMatchVersion: number | undefined,
): Promise<PayoutSettingView> => {
  const change = changeOf(scope, projectId, input);
  await lockProject(scope.db, projectId);
  const before = await requireSetting(scope, projectId);
  assertVersion(before, ifMatchVersion);
  if (before.isKept)
    await writeVersioned(ifMatchVersion, (version) =>
      updatePaymentSettingRow(scope.db, { projectId, version }, change),
    );
  else await insertPaymentSetting(scope.db, projectId, change);
  const after = await requireSetting(scope, projectId);
  await scope.audit({
    action: 'updated',
    target: { kind: 'project', id: projectId },
    before: forAudit(before),
    after: forAudit(after),
    projectId,
  });
  return viewOf(scope, after);
};
