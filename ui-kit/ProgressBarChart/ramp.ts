import { color } from '#ui-kit/tokens/index.ts';

/** 1 (earliest) to 5 (latest); `out`: left the life cycle. */
export type ChartStep = 1 | 2 | 3 | 4 | 5 | 'out';

const ramp: Record<ChartStep, { ground: string; figure: string }> = {
  1: { ground: color.chart1, figure: color.text },
  2: { ground: color.chart2, figure: color.text },
  3: { ground: color.chart3, figure: color.textInverse },
  4: { ground: color.chart4, figure: color.textInverse },
  5: { ground: color.chart5, figure: color.textInverse },
  out: { ground: color.chartOut, figure: color.text },
};

/** Ground and figure of one step, a tested pair. */
export const rampOf = (step: ChartStep) => ramp[step];
