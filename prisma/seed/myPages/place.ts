import type { ExpensePlan } from '#bff/programmes/engine.ts';
import type { SeedActor } from '../engine/actors.ts';
import type { SeedMyPage } from './myPageTypes.ts';

/** A my page as its sections, reports and payments need it. */
export type Place = {
  readonly id: number;
  readonly data: SeedMyPage;
  readonly planTitle: string;
  readonly corporationName: string;
  /** What it plans to spend. */
  readonly plan: ExpensePlan;
  readonly hasInspector: boolean;
  /** Its primary contact. */
  readonly user: SeedActor;
};
