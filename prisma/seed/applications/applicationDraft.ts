import type { Answers, FormDefinition } from '#bff/programmes/familyTypes.ts';
import type { SeedActor } from '../engine/actors.ts';
import type { Step } from './applicationSteps.ts';
import type { SeedApplication } from './applicationTypes.ts';

/** Everything about an application that its parts are made of. */
export type Draft = {
  readonly id: number;
  readonly data: SeedApplication;
  readonly definition: FormDefinition;
  readonly answers: Answers;
  readonly applicant: SeedActor;
  readonly steps: readonly Step[];
};
