import { firstCorporations } from './corporationsFirst.ts';
import { secondCorporations } from './corporationsSecond.ts';
import { thirdCorporations } from './corporationsThird.ts';
import type { SeedCorporation } from './corporationTypes.ts';

/** The twelve corporations; their ids are 1 to 12 in this order. */
export const corporationData: readonly SeedCorporation[] = [
  ...firstCorporations,
  ...secondCorporations,
  ...thirdCorporations,
];
