import { expect, it } from 'vitest';
import { StepState } from '#web/parts/api/generated/enums.ts';
import { stepsOf } from './steps.ts';

const stage = (label: string, state: StepState, on: string | null = null) => ({
  key: label,
  label,
  state,
  on,
});

it('counts the current stage from 1 and shows planned days as planned', () => {
  const { steps, current } = stepsOf([
    stage('採択', StepState.Done, '2026-06-01'),
    stage('事業の実施', StepState.Current, '2026-11-15'),
    stage('実績報告', StepState.Upcoming),
  ]);
  expect(current).toBe(2);
  expect(steps).toEqual([
    { name: '採択', when: '6/1' },
    { name: '事業の実施', when: '予定 11/15' },
    { name: '実績報告' },
  ]);
});

it('leaves out what an ended undertaking does not reach and is then past the last stage', () => {
  const { steps, current } = stepsOf([stage('採択', StepState.Done), stage('実績報告', StepState.Skipped)]);
  expect(steps).toEqual([{ name: '採択' }]);
  expect(current).toBe(2);
});
