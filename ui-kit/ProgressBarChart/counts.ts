import type { ReactNode } from 'react';
import type { ChartStep } from './ramp.ts';

export type ChartSeries = { key: string; name: string; step: ChartStep };

export type ChartRow = {
  key: string;
  name: string;
  /** The name in the table, when it leads somewhere. */
  link?: ReactNode;
  /** Counts by the key of the series; a missing one is 0. */
  counts: Readonly<Record<string, number>>;
  /** Where the rows of a count are seen, by the key of the series; the table's figures become links. */
  hrefs?: Readonly<Record<string, string>>;
  /** More columns of the table, in the order of `moreColumns`. */
  more?: readonly ReactNode[];
};

/** The count of one series in a row. */
export const countOf = (row: ChartRow, series: ChartSeries): number => row.counts[series.key] ?? 0;

/** All of a row. */
export const totalOf = (row: ChartRow, series: readonly ChartSeries[]): number =>
  series.reduce((sum, each) => sum + countOf(row, each), 0);
