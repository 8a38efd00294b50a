/** Japanese words of the parts that show how far something has come. */
import { formatFigure } from './ja.fields.ts';

export const stepperText = {
  label: (flow: string, all: number, current: number) => `${flow} ${all}段階中${current}番目`,
  position: (all: number, current: number) => `${all}段階中${current}番目`,
  finished: (all: number) => `${all}段階すべて完了`,
  done: '（済み）',
  current: (number: number, name: string) => `${number}. ${name}`,
} as const;

export const segmentsText = { done: (done: number, all: number) => `${all}件中${done}件` } as const;

export const deadlineText = {
  before: '残り',
  businessDays: '営業日',
  calendarDays: '日',
  today: '本日まで',
  past: '期限切れ',
  left: (days: number, unit: string) => `残り${formatFigure(days)}${unit}`,
} as const;

export const chartText = { total: '合計', unit: '件' } as const;
