import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, most of it waiting: begun first, others fill the time, and no worker is alone at the end. */
export const longest = [
  'bff/testing/trialFamily/trialFamily.test.ts',
  'bff/contract/hostileRequests.test.ts',
  'scripts/operatorCommands.test.ts',
  'bff/contract/faultyStatement.test.ts',
  'bff/data/engine/postgres.test.ts',
  'bff/data/engine/database.test.ts',
  'bff/contract/foreignIds.test.ts',
  'bff/contract/foreignParts.test.ts',
  'bff/routes/files/manyUploads.test.ts',
] as const;

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((path) => moduleId.endsWith(path));
  return place < 0 ? longest.length : place;
};

/** Vitest's own order, by what a run before has shown or else by size, behind the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
