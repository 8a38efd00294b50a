import { describe, expect, test } from 'vitest';
import { leftover, oneExpense } from '../testing/programmes/leftover.ts';
import { business, goToEat, type SampleProgramme } from '../testing/programmes/programmes.ts';
import { requiredDocuments, validateDraft } from './engine.ts';
import type { Answers } from './familyTypes.ts';

const requiredKeys = ({ definition, answers }: SampleProgramme, change: Answers = {}) =>
  requiredDocuments(definition, { ...answers, ...change })
    .filter(({ isRequired }) => isRequired)
    .map(({ key }) => key);

describe('fields', () => {
  test('only a corporation is asked for its number, title and capital', () => {
    const change = { corporateNumber: null, representativeTitle: null, capital: null };
    expect(leftover(business, change)).toHaveLength(3);
    expect(leftover(business, { ...change, applicantType: 1, birthDate: '1980-01-01' })).toEqual([]);
  });

  test('an answer that no longer shows is not judged', () => {
    const change = { applicantType: 1, birthDate: '1980-01-01', corporateNumber: '7123' };
    expect(leftover(business, change)).toEqual([]);
  });

  test('a wrong check digit is found when submitting; a draft keeps what is half typed', () => {
    expect(leftover(business, { corporateNumber: '7123456789021' })).toEqual(['limit /corporateNumber']);
    expect(leftover(business, { corporateNumber: '7123456789012' })).toEqual([]);
    expect(validateDraft(business.definition, { corporateNumber: '7123' })).toEqual([]);
  });

  test('lengths count letters: a surrogate pair is one', () => {
    expect(leftover(business, { name: `${'あ'.repeat(99)}𠮷` })).toEqual([]);
    const long = validateDraft(business.definition, { name: `${'あ'.repeat(100)}𠮷` });
    expect(long.map(({ message }) => message)).toEqual(['100文字以内で入力してください']);
  });

  test('29 February exists in leap years only', () => {
    expect(validateDraft(business.definition, { establishedOn: '2024-02-29' })).toEqual([]);
    expect(validateDraft(business.definition, { establishedOn: '2023-02-29' })).toHaveLength(1);
  });

  test('the detailed industry belongs to its group, and is asked only where there is one', () => {
    expect(leftover(business, { industryCode: 971 })).toEqual(['rule /industryCode']);
    expect(leftover(business, { industryGroup: 93, industryCode: null })).toEqual([]);
  });

  test('a row names its column', () => {
    const change = {
      expenses: [...oneExpense(8_100_000).expenses, { category: 99 }],
      fundingSources: [{ source: 0, amount: 4_050_000 }],
    };
    expect(leftover(business, change)).toEqual([
      'limit /expenses/1/category',
      'required /expenses/1/description',
      'required /expenses/1/amountTaxExcluded',
    ]);
  });
});

describe('documents', () => {
  test('a drawing is needed with building costs', () => {
    expect(requiredKeys(business)).toContain('ApplicationFloorPlan');
    expect(requiredKeys(business, oneExpense(3_000_000))).not.toContain('ApplicationFloorPlan');
  });

  test('only GoToEat asks for the certification', () => {
    expect(requiredKeys(goToEat)).toContain('ApplicationThirdPartyCertification');
    const keys = business.definition.documents.map(({ key }) => key);
    expect(keys).not.toContain('ApplicationThirdPartyCertification');
  });

  test('persons show who they are, corporations their registry', () => {
    expect(requiredKeys(goToEat)).toContain('ApplicationIdentification');
    expect(requiredKeys(business)).toContain('ApplicationRegistryCertificate');
    expect(requiredKeys(business)).not.toContain('ApplicationIdentification');
  });
});
