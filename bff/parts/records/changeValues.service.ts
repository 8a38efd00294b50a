import { ChangeRequestKind } from '#bff/generated/contract/enums.ts';
import type { components } from '#bff/generated/contract/types.ts';

/** What is to change, or what is now; only the part of the request's kind (the contract's ChangeAbout). */
export type ChangeValues = components['schemas']['ChangeAbout'];

export type PartName = keyof ChangeValues & string;

const { Budget, Delay, Plan, Profile, Suspension } = ChangeRequestKind;

const parts: { readonly [kind: number]: PartName } = {
  [Plan]: 'plan',
  [Budget]: 'budget',
  [Profile]: 'profile',
  [Delay]: 'delay',
  [Suspension]: 'suspension',
};

/** The part of a kind's values. @returns undefined for a kind that ends the undertaking: it has none */
export const partOf = (kind: number): PartName | undefined => parts[kind];

/** Kept values, as the validator let them in. */
export const valuesOf = (json: unknown): ChangeValues =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
