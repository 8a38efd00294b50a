import type { components } from '#web/parts/api/generated/types.ts';

export type Payout = components['schemas']['Payout'];
export type PayoutLedger = components['schemas']['PayoutLedger'];
export type PayoutBatch = components['schemas']['PayoutBatch'];
