export type { ChartRow, ChartSeries } from './counts.ts';
export { ProgressBarChart, type ProgressBarChartProps } from './ProgressBarChart.tsx';
export type { ChartStep } from './ramp.ts';
