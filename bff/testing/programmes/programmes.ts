import { DomainType, ProgramKind } from '#bff/generated/contract/enums.ts';
import { definitionFor } from '#bff/programmes/engine.ts';
import type { Answers, FormDefinition, ProjectRules } from '#bff/programmes/types.ts';
import { contractFacts } from './facts.ts';
import { ingredientR4Sample, ingredientR5Sample, ingredientR6Sample } from './ingredientSamples.ts';
import { businessSample, goToEatSample, inclusiveSample, notoSample } from './samples.ts';

export type SampleProgramme = {
  readonly name: string;
  readonly definition: FormDefinition;
  readonly project: ProjectRules;
  readonly answers: Answers;
  readonly subsidy: number;
};

const half: ProjectRules = {
  subsidyRateNumerator: 1,
  subsidyRateDenominator: 2,
  minSubsidy: 1_000_000,
  maxSubsidy: 10_000_000,
  minTotalCost: 2_000_000,
  roundingUnit: 1000,
  completionDeadline: '2027-03-31',
};

const form = (programKind: number, domainType: number = DomainType.Food): FormDefinition =>
  definitionFor({ programKind, domainType }, contractFacts);

export const today = '2026-11-20';

export const business: SampleProgramme = {
  name: 'Business',
  definition: form(ProgramKind.Business),
  project: half,
  answers: businessSample,
  subsidy: 4_050_000,
};

export const goToEat: SampleProgramme = {
  name: 'GoToEat',
  definition: form(ProgramKind.GoToEat),
  project: half,
  answers: goToEatSample,
  subsidy: 1_290_000,
};

export const ingredientR4: SampleProgramme = {
  name: 'Ingredient R4',
  definition: form(ProgramKind.Ingredient, DomainType.IngR4),
  project: { ...half, maxSubsidy: 200_000_000 },
  answers: ingredientR4Sample,
  subsidy: 12_400_000,
};

export const ingredientR5: SampleProgramme = {
  name: 'Ingredient R5',
  definition: form(ProgramKind.Ingredient, DomainType.IngR5),
  project: { ...half, maxSubsidy: 500_000_000 },
  answers: ingredientR5Sample,
  subsidy: 12_400_000,
};

export const ingredientR6: SampleProgramme = {
  name: 'Ingredient R6',
  definition: form(ProgramKind.IngredientR6, DomainType.IngR6),
  project: { ...half, maxSubsidy: 200_000_000, maxSubsidyWithA: 300_000_000 },
  answers: ingredientR6Sample,
  subsidy: 248_000_000,
};

export const noto: SampleProgramme = {
  name: 'Noto',
  definition: form(ProgramKind.Noto),
  project: { ...half, subsidyRateDenominator: 1, minSubsidy: 0, maxSubsidy: 5_000_000, minTotalCost: 0 },
  answers: notoSample,
  subsidy: 1_860_000,
};

export const inclusive: SampleProgramme = {
  name: 'Inclusive',
  definition: form(ProgramKind.Inclusive),
  project: { ...half, maxSubsidy: 15_000_000 },
  answers: inclusiveSample,
  subsidy: 10_400_000,
};

export const allProgrammes: readonly SampleProgramme[] = [
  business,
  goToEat,
  ingredientR4,
  ingredientR5,
  ingredientR6,
  noto,
  inclusive,
];
