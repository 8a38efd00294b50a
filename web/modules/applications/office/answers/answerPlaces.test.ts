import { describe, expect, it } from 'vitest';
import { lacking } from '#web/mock/scenarios/applications/applicantForm.ts';
import { anApplication } from '#web/mock/scenarios/applications/application.ts';
import { programmes } from '#web/mock/scenarios/projects/programmes.ts';
import { finding } from '#web/testing/findings.ts';
import { answerGroups, placesOf } from './answerPlaces.ts';

const { form, applications, submittedId } = programmes.business;
// The captured application has everything; its type names only what every family's has.
const application = { ...anApplication, ...applications.find(({ id }) => id === submittedId) };
const groups = answerGroups(form, application);
const places = groups.flatMap((group) => group.places);
const row = places.find(({ field, row: number }) => field === 'expenses' && number === 1);

describe('what a finding can be about', () => {
  it('is every answer, every row of a list and every document, each once', () => {
    const keys = places.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(row).toMatchObject({ key: 'expenses.1', label: expect.stringContaining('1行目') });
    expect(groups.at(-1)?.key).toBe('documents');
  });

  it('names a required document that is not there', () => {
    const documents = answerGroups({ ...form, steps: [] }, lacking(anApplication, 10)).at(-1);
    expect(documents?.places).toMatchObject([
      { field: 'ApplicationBusinessPlan', isMissing: false },
      { field: 'ApplicationQuotation', isMissing: false },
      { field: 'ApplicationFinancialStatements', label: '決算書（直近2期）', isMissing: true },
    ]);
  });
});

describe('the places of findings', () => {
  const choice = placesOf(groups, application);
  const [file] = application.files;

  it('are what the applicant enters and the files, not what the form works out', () => {
    const values = choice.optionsFor(finding({})).map(({ value }) => value);
    const computed = places.filter(({ isComputed }) => isComputed).map(({ key }) => key);
    expect(values).toContain('expenses.1');
    expect(values).toContain(`file:${file?.id}`);
    expect(values.filter((value) => computed.includes(value))).toEqual([]);
  });

  it('are read from a finding and written into it', () => {
    const about = choice.changeOf('expenses.1');
    expect(about).toEqual({ field: 'expenses', row: 1, fileId: null, page: null, area: null });
    expect(choice.valueOf(finding(about))).toBe('expenses.1');
    expect(choice.nameOf(finding(about))).toBe(row?.label);
    const onFile = choice.changeOf(`file:${file?.id}`);
    expect(choice.nameOf(finding({ ...onFile, page: 2 }))).toBe(`${file?.fileName} 2ページ`);
  });
});
