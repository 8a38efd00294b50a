import type { components } from '#web/parts/api/generated/types.ts';
import { projectsText as t } from '../projects.words.ts';

type Change = components['schemas']['ProjectUpdate'];

/** What applicants count on while a round is open, with the name of the field or card. */
const INFLUENTIAL: Readonly<Partial<Record<keyof Change, () => string>>> = {
  applicationClosesAt: () => t((w) => w.fields.applicationClosesAt),
  applicationOpensAt: () => t((w) => w.fields.applicationOpensAt),
  completionDeadline: () => t((w) => w.fields.completionDeadline),
  subsidyRateNumerator: () => t((w) => w.fields.rate),
  subsidyRateDenominator: () => t((w) => w.fields.rate),
  roundingUnit: () => t((w) => w.fields.roundingUnit),
  minSubsidy: () => t((w) => w.fields.minSubsidy),
  maxSubsidy: () => t((w) => w.fields.maxSubsidy),
  maxSubsidyWithA: () => t((w) => w.fields.maxSubsidyWithA),
  minTotalCost: () => t((w) => w.fields.minTotalCost),
  documentRules: () => t((w) => w.cards.documents),
  materialFileIds: () => t((w) => w.cards.materials),
  isPublished: () => t((w) => w.fields.isPublished),
};

/** Names of the changed things that applicants of an open round feel; each once. */
export const influenceOnApplicants = (change: Change): string[] => [
  ...new Set(Object.entries(INFLUENTIAL).flatMap(([name, label]) => (name in change ? [label()] : []))),
];
