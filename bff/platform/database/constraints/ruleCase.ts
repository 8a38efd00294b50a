import type { Makers } from './make/makers.ts';

/** A rule of the database: its sentence, its name in the schema, and a write that breaks it (and only it). */
export type RuleCase = readonly [
  rule: string,
  constraint: string,
  violate: (make: Makers) => Promise<unknown>,
];
