import type { SeedActor } from '../engine/actors.ts';
import type { SeedMyPage } from './myPageTypes.ts';

/** A my page as its sections, reports and payments need it. */
export type Place = {
  readonly id: number;
  readonly data: SeedMyPage;
  readonly planTitle: string;
  readonly corporationName: string;
  /** Its primary contact. */
  readonly user: SeedActor;
};
