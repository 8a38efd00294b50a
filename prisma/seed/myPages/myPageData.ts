import { settledMyPages } from './myPagesSettled.ts';
import { underwayMyPages } from './myPagesUnderway.ts';
import type { SeedMyPage } from './myPageTypes.ts';

/** Every undertaking, in the order of their codes. */
export const myPageData: readonly SeedMyPage[] = [...settledMyPages, ...underwayMyPages].toSorted((a, b) =>
  a.code.localeCompare(b.code),
);
