import { inspectionsText as t } from '../inspections.words.ts';

/** 適, 否, or not yet looked at. */
export const decisionWord = (value: boolean | null | undefined): string => {
  if (value === null || value === undefined) return t((w) => w.page.unknown);
  return t((w) => (value ? w.page.yes : w.page.no));
};
