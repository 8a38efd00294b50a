import { describe, expect, it } from 'vitest';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { formDefinition } from '#web/mock/scenarios/applications/applicantForm.ts';
import { returnItem } from '#web/mock/scenarios/applications/applicantParts.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { editableNames } from './editable.ts';

describe('editableNames', () => {
  it('opens every field of a draft but what the system works out', () => {
    const names = editableNames(draftApplication, formDefinition);
    expect(names.has('planTitle')).toBe(true);
    expect(names.has('subsidyAmount')).toBe(false);
  });

  it('opens only what was asked for in a returned application', () => {
    const returned = {
      ...draftApplication,
      status: ApplicationStatus.Returned,
      returnItems: [returnItem(1, { field: 'contactPhone' })],
    };
    expect([...editableNames(returned, formDefinition)]).toEqual(['contactPhone']);
  });

  it('opens the whole money when an expense was asked for', () => {
    const returned = {
      ...draftApplication,
      status: ApplicationStatus.Returned,
      returnItems: [returnItem(1, { field: 'expenses' })],
    };
    expect([...editableNames(returned, formDefinition)]).toEqual(['expenses', 'fundingSources']);
  });

  it('opens nothing once the application has been handed in', () => {
    const submitted = { ...draftApplication, status: ApplicationStatus.Submitted };
    expect(editableNames(submitted, formDefinition).size).toBe(0);
  });
});
