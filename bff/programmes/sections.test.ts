import { describe, expect, test } from 'vitest';
import {
  DocumentType,
  DomainType,
  ProgramKind,
  ReviewCategory,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import { contractFacts } from '../testing/programmes/facts.ts';
import {
  checklistFor,
  documentFacts,
  dueOn,
  sectionsForAdoption,
  sectionsForDeal,
  sectionsForTrigger,
  sectionTemplates,
  stockPhrases,
} from './sections.ts';

const business = { programKind: ProgramKind.Business, domainType: DomainType.Food };
const ingredientR5 = { programKind: ProgramKind.Ingredient, domainType: DomainType.IngR5 };
const ingredientR6 = { programKind: ProgramKind.IngredientR6, domainType: DomainType.IngR6 };
const dates = { completionDeadline: '2027-02-26' };

const templateOf = (key: string, project: Parameters<typeof sectionTemplates>[0] = business) => {
  const template = sectionTemplates(project, contractFacts).find((one) => one.key === key);
  if (!template) throw new Error(`${key} is no section of this project`);
  return template;
};

describe('the sections of an adoption', () => {
  test('begin with the notices and the grant papers, in the order of the cards', () => {
    const sections = sectionsForAdoption(business, contractFacts);
    expect(sections.slice(0, 4).map(({ key }) => key)).toEqual([
      'AdoptionNotice',
      'AdoptionSupplement',
      'GrantDecisionNotice',
      'GrantApplicationForm',
    ]);
    const sequences = sections.map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((left, right) => left - right));
    expect(new Set(sequences).size).toBe(sequences.length);
  });

  test('hold nothing that depends on what happens later', () => {
    const keys = sectionsForAdoption(business, contractFacts).map(({ key }) => key);
    expect(keys).not.toContain('ChangeApplicationForm');
    expect(keys).not.toContain('VoucherOrder');
    expect(keys).not.toContain('ResultPaymentRequest');
  });

  test('differ by programme: R5 has its own forms, R6 its result table', () => {
    const keysOf = (project: typeof business | typeof ingredientR5 | typeof ingredientR6) =>
      sectionsForAdoption(project, contractFacts).map(({ key }) => key);
    expect(keysOf(ingredientR5)).toContain('Ing2GrantApplicationForm');
    expect(keysOf(ingredientR5)).not.toContain('GrantApplicationForm');
    expect(keysOf(ingredientR6)).toContain('IngR6ProcurementResult');
    expect(keysOf(business)).not.toContain('GrantEnvironmentCheckSheet');
    expect(keysOf(ingredientR6)).toContain('GrantEnvironmentCheckSheet');
  });

  test("follow the project's own settings", () => {
    const overrides = [
      { documentType: DocumentType.GrantQuotation, isRequired: false, dueFrom: 'adoptedOn', dueDays: 10 },
      { documentType: DocumentType.GrantBankPassbook, isUsed: false },
      { documentType: DocumentType.ResultCashBook, dueOn: '2027-02-01', needsMaffCheck: true },
    ] as const;
    const project = { ...business, overrides };
    const quotation = templateOf('GrantQuotation', project);
    expect([quotation.isRequired, dueOn(quotation.due, { ...dates, adoptedOn: '2026-11-20' })]).toEqual([
      false,
      '2026-11-30',
    ]);
    expect(sectionsForAdoption(project, contractFacts).map(({ key }) => key)).not.toContain(
      'GrantBankPassbook',
    );
    expect(templateOf('ResultCashBook', project)).toMatchObject({
      due: { on: '2027-02-01' },
      needsMaffCheck: true,
    });
  });
});

describe('sections that come later', () => {
  test('a deal brings six required vouchers, two photos and three papers for some cases', () => {
    const deal = sectionsForDeal(business, contractFacts);
    expect(deal.filter(({ isRequired }) => isRequired).map(({ key }) => key)).toEqual([
      'VoucherQuotation',
      'VoucherOrder',
      'VoucherDelivery',
      'VoucherInspection',
      'VoucherInvoice',
      'VoucherBankTransfer',
      'ResultPhotoBefore',
      'ResultPhotoAfter',
    ]);
    expect(deal).toHaveLength(11);
    expect(new Set(deal.map(({ kind }) => kind))).toEqual(new Set([SectionKind.Voucher]));
  });

  test('the notified amount brings the notice and the request of payment', () => {
    const keys = sectionsForTrigger(business, 'amountNotified', contractFacts).map(({ key }) => key);
    expect(keys).toEqual(['ResultConfirmationNotice', 'ResultPaymentRequest']);
  });
});

describe('due days', () => {
  test.each([
    ['GrantApplicationForm', { adoptedOn: '2026-07-01' }, '2026-07-31'],
    ['ProgressReportForm', { quarterEnd: '2027-03-31' }, '2027-04-15'],
    ['ProgressReportForm', { quarterEnd: '2026-09-30' }, '2026-10-15'],
    ['ResultReportForm', { completionOn: '2027-01-31' }, '2027-02-26'],
    ['ResultReportForm', { completionOn: '2026-12-02' }, '2027-01-04'],
    ['ResultPaymentRequest', { confirmedOn: '2026-11-20' }, '2026-12-07'],
    ['TaxDeductionReport', { confirmedOn: '2026-03-31' }, '2027-06-30'],
    ['GrantApplicationForm', { adoptedOn: null }, null],
  ])('%s, %o: %s', (key, base, expected) => {
    expect(dueOn(templateOf(key).due, { ...dates, ...base })).toBe(expected);
  });

  test('a month after 31 January of a leap year is 29 February', () => {
    const leap = { completionOn: '2028-01-31', completionDeadline: '2028-03-31' };
    expect(dueOn(templateOf('ResultReportForm').due, leap)).toBe('2028-02-29');
  });
});

describe('the review desk', () => {
  test('checks an order as drawn: three points of form, three of consistency, one of costs', () => {
    const byCategory = Map.groupBy(checklistFor('VoucherOrder'), ({ reviewCategory }) => reviewCategory);
    expect(byCategory.get(ReviewCategory.Document)).toHaveLength(3);
    expect(byCategory.get(ReviewCategory.Consistency)?.map(({ label }) => label)).toEqual([
      '発注日が交付決定日より後',
      '見積書と金額・品名が一致',
      '納期が事業期間内',
    ]);
    expect(byCategory.get(ReviewCategory.Expenses)?.map(({ label }) => label)).toEqual([
      '対象外の経費が含まれない',
    ]);
  });

  test.each([...sectionTemplates(business, contractFacts), ...sectionTemplates(ingredientR6, contractFacts)])(
    '$key has guidance, extensions and a checklist without a key twice',
    ({ key, guidance, extensions }) => {
      expect(guidance.points.length).toBeGreaterThan(0);
      expect(extensions.length).toBeGreaterThan(0);
      const keys = checklistFor(key).map((item) => item.key);
      expect(keys.length).toBeGreaterThanOrEqual(3);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  test.each(Object.entries(ReviewCategory))(
    '%s has twelve stock phrases or more, each once',
    (_, category) => {
      const phrases = stockPhrases(category);
      expect(phrases.length).toBeGreaterThanOrEqual(12);
      expect(new Set(phrases.map(({ label }) => label)).size).toBe(phrases.length);
      expect(phrases.every(({ text }) => text.endsWith('。') && text.length <= 200)).toBe(true);
    },
  );

  test('facts come from the contract; an unknown number is refused', () => {
    expect(documentFacts(DocumentType.VoucherOrder, contractFacts)).toMatchObject({
      key: 'VoucherOrder',
      label: '発注書・注文書',
      extSet: 'EVID',
    });
    expect(() => documentFacts(999, contractFacts)).toThrow(RangeError);
  });
});
