import { familySamples } from '#bff/generated/familySamples.ts';
import { definitionFor } from '#bff/programmes/engine.ts';
import type { FormDefinition, ProgrammeSample } from '#bff/programmes/familyTypes.ts';
import { contractFacts } from './facts.ts';

/** The sample of a programme's folder with the form that it fills in. */
export type SampleProgramme = ProgrammeSample & { readonly definition: FormDefinition };

export const today = '2026-11-20';

export const allProgrammes: readonly SampleProgramme[] = Object.values(familySamples)
  .flat()
  .map((sample) => ({ ...sample, definition: definitionFor(sample, contractFacts) }));

const named = (name: string): SampleProgramme => {
  const programme = allProgrammes.find((one) => one.name === name);
  if (!programme) throw new RangeError(`no sample of ${name}`);
  return programme;
};

export const business = named('Business');
export const goToEat = named('GoToEat');
export const ingredientR4 = named('Ingredient R4');
export const ingredientR5 = named('Ingredient R5');
export const ingredientR6 = named('Ingredient R6');
export const noto = named('Noto');
export const inclusive = named('Inclusive');
