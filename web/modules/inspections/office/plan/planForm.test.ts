import { describe, expect, it } from 'vitest';
import { aReport } from '#web/mock/scenarios/inspections/report.ts';
import { InspectionMethod } from '#web/parts/api/generated/enums.ts';
import { planOf, planValues, validatePlan } from './planForm.ts';

const plan = { ...planValues(aReport), mypageId: '12' };

describe('the plan of an inspection', () => {
  it('comes out of the form as it went in', () => {
    const { inspectorUserId, method, scheduledOn, startTime, endTime, siteAddress } = aReport;
    expect(planOf(plan)).toEqual({ inspectorUserId, method, scheduledOn, startTime, endTime, siteAddress });
  });

  it('needs an undertaking, an inspector and a day; times and place may come later', () => {
    expect(Object.keys(validatePlan(planValues(null)))).toEqual([
      'mypageId',
      'inspectorUserId',
      'scheduledOn',
    ]);
    expect(planOf({ ...plan, startTime: '', endTime: '', siteAddress: ' ' })).toEqual({
      inspectorUserId: 4,
      method: InspectionMethod.OnSite,
      scheduledOn: '2026-11-06',
      startTime: null,
      endTime: null,
    });
  });

  it('begins as a visit on site', () => {
    expect(planValues(null).method).toBe(String(InspectionMethod.OnSite));
  });

  it.each([
    ['10:00', '11:30', false],
    ['10:00', '10:00', true],
    ['13:00', '09:00', true],
    ['', '09:00', false],
    ['10:00', '', false],
  ])('from %s to %s: ends before it begins? %s', (startTime, endTime, isBackwards) => {
    expect('endTime' in validatePlan({ ...plan, startTime, endTime })).toBe(isBackwards);
  });

  it('asks for a day that there is', () => {
    expect(Object.keys(validatePlan({ ...plan, scheduledOn: '2026-11-31' }))).toEqual(['scheduledOn']);
  });
});
