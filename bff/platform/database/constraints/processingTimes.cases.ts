import { toDate } from '../values.ts';
import type { RuleCase } from './ruleCase.ts';

const measured = {
  scope: 0,
  medianDays: 3,
  p80Days: 5,
  caseCount: 5,
  fromOn: toDate('2026-09-01'),
  toOn: toDate('2026-11-20'),
};

export const processingTimeCases: RuleCase[] = [
  ['a time is of a known step', 'processing_time_choices_check', (make) => make.processingTime({ step: 8 })],
  [
    'what most needed is no less than what half needed',
    'processing_time_days_check',
    (make) => make.processingTime({ ...measured, p80Days: 2 }),
  ],
  [
    'fewer than five cases give no number',
    'processing_time_cases_check',
    (make) => make.processingTime({ ...measured, caseCount: 4 }),
  ],
];
