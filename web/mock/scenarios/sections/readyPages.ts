import { DelayStatus, ProjectStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { mamekuraAdminPage } from '../myPages/adminMyPages.ts';

/* Undertakings whose next step is possible now. */

type Schemas = components['schemas'];

/** The amount may be notified now. */
export const readyForAmount: Schemas['MyPage'] = {
  ...mamekuraAdminPage,
  projectStatus: ProjectStatus.ResultConfirmed,
  delayStatus: DelayStatus.None,
  delayCauses: [],
  availableActions: [
    { action: 'notifyAmount', allowed: true, needsReason: false },
    { action: 'revertResult', allowed: true, needsReason: true },
  ],
};

/** Adopted, with an approved amount: its grant can be decided. */
export const readyForGrant: Schemas['MyPage'] = {
  ...mamekuraAdminPage,
  delayStatus: DelayStatus.None,
  delayCauses: [],
  grantAmount: null,
  grantDecisionOn: null,
  grantNumber: null,
  availableActions: [{ action: 'decideGrant', allowed: true, needsReason: false }],
};

/** The amount was notified and the claim is in order: the payment can be recorded. */
export const readyForPayment: Schemas['MyPage'] = {
  ...readyForAmount,
  projectStatus: ProjectStatus.NotifiedAmount,
  confirmedAmount: 22_000_000,
  availableActions: [{ action: 'recordPayment', allowed: true }],
};
