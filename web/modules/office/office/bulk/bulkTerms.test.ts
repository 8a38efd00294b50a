import { describe, expect, it } from 'vitest';
import { errorsOf, termsOf } from './bulkTerms.ts';

describe('what is said of many rows at once', () => {
  it('leaves out what was not filled in', () => {
    expect(termsOf('declineApplications', { reason: '  ', adoptionConditions: '' })).toEqual({});
  });

  it('keeps conditions for an adoption, and for nothing else', () => {
    const values = { reason: '予算のため', adoptionConditions: '報告を早めること' };
    expect(termsOf('adoptApplications', values)).toEqual(values);
    expect(termsOf('waitlistApplications', values)).toEqual({ reason: '予算のため' });
  });

  it('names the one day of a document, and of a round the day that was chosen', () => {
    const values = { dateField: 'completionDeadline', dateOn: '2027-01-29' };
    expect(termsOf('changeSectionDates', values).date).toEqual({ field: 'dueOn', on: '2027-01-29' });
    expect(termsOf('changeProjectDates', values).date).toEqual({
      field: 'completionDeadline',
      on: '2027-01-29',
    });
  });
});

describe('what is asked before it is tried', () => {
  it('wants the day, and which one where there are several', () => {
    expect(Object.keys(errorsOf('changeProjectDates', {}))).toEqual(['dateField', 'dateOn']);
    expect(Object.keys(errorsOf('changeSectionDates', {}))).toEqual(['dateOn']);
  });

  it('wants somebody to give the rows to', () => {
    expect(Object.keys(errorsOf('assignReports', {}))).toEqual(['assigneeAdminUserIds']);
    expect(errorsOf('assignReports', { assigneeAdminUserIds: ['4'] })).toEqual({});
  });
});
