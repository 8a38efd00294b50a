import type { BuiltPage } from './build.ts';
import { FIGURES, type Figure, type Visit } from './figures.ts';

export type Result = { readonly page: BuiltPage; readonly visits: readonly Visit[] };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const NAME_WIDTH = 36;
const COLUMN_WIDTH = 26;

/** Of the others how much of ours it is: above 1 they need more. */
const cellOf = (value: number, own: number, digits: number): string => {
  const ratio = own > 0 ? ` (${(value / own).toFixed(2)} ×)` : '';
  return `${value.toFixed(digits)}${ratio}`.padStart(COLUMN_WIDTH);
};

const lineOf = (words: string, values: readonly number[], digits: number): string => {
  const [own = 0, ...others] = values;
  const cells = [
    own.toFixed(digits).padStart(COLUMN_WIDTH - 8),
    ...others.map((value) => cellOf(value, own, digits)),
  ];
  const verdict = others.every((value) => own < value)
    ? 'ahead'
    : others.every((value) => own <= value)
      ? 'even'
      : 'BEHIND';
  return `${words.padEnd(NAME_WIDTH)}${cells.join('')}  ${verdict}`;
};

const medianOf = ({ visits }: Result, figure: Figure): number => median(visits.map((visit) => visit[figure]));

/** Prints every figure of the three side by side; ours is the first. */
export const printReport = (results: readonly Result[]): void => {
  const names = results.map(({ page }, at) =>
    page.grid.name.padStart(at === 0 ? COLUMN_WIDTH - 8 : COLUMN_WIDTH),
  );
  console.log(`${' '.repeat(NAME_WIDTH)}${names.join('')}`);
  console.log(
    lineOf(
      'scripts without React, kB of gzip',
      results.map(({ page }) => page.gzipBytes / 1000),
      1,
    ),
  );
  for (const { figure, words, digits } of FIGURES)
    console.log(
      lineOf(
        words,
        results.map((result) => medianOf(result, figure)),
        digits,
      ),
    );
};
