import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type AmountProposal = Schemas['AmountProposal'];
export type AmountSummary = Schemas['AmountProposalSummary'];
export type AmountCalculation = Schemas['AmountCalculation'];
