import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { contractFacts } from '#bff/testing/programmes/facts.ts';
import { allProgrammes, business, ingredientR6, noto } from '#bff/testing/programmes/programmes.ts';
import { FAMILY_LINES } from '#rules/families.ts';
import { definitionToWire } from './definition.ts';

const document = loadContractDocument();
const ajv = new Ajv2020.default({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'contract', components: document.components });
const isFormDefinition = ajv.compile({ $ref: 'contract#/components/schemas/FormDefinition' });

const wireOf = ({ definition, project }: (typeof allProgrammes)[number]) =>
  definitionToWire(
    definition,
    { ...project, projectId: 12, programKind: 1, domainType: 0, templateOf: () => null },
    contractFacts,
  );

const fieldOf = (programme: (typeof allProgrammes)[number], name: string) =>
  wireOf(programme)
    .steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
    .find((field) => field.name === name);

describe('the form on the wire', () => {
  test.each(allProgrammes)('the complete answers of $name are what the contract accepts', (programme) => {
    const { title } = FAMILY_LINES[programme.definition.family];
    const schemas = ['CommonAnswers', `${title}Answers`];
    const check = ajv.compile({
      allOf: schemas.map((one) => ({ $ref: `contract#/components/schemas/${one}` })),
    });
    check(programme.answers);
    expect(check.errors ?? []).toEqual([]);
  });

  test('says of a cap that an initiative raises how far, beside the sum that needs it (owner B7)', () => {
    const { text } = wireOf(ingredientR6).calculation;
    expect(text).toContain('上限2億円（取組Aの経費を含むときは3億円）');
    expect(wireOf(business).calculation.text).not.toContain('取組A');
  });

  test.each(allProgrammes)('of $name takes its quotations in the rows that ask for them', (programme) => {
    const columns = wireOf(programme)
      .steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
      .filter(({ isComputed }) => !isComputed)
      .flatMap((field) => field.columns ?? [])
      .filter(({ type }) => type === 'fileList');
    const isAsked = { field: 'amountTaxExcluded', operator: 'gte', values: [500_000] };
    expect(columns.length).toBeGreaterThan(0);
    for (const { documentType, ...column } of columns) {
      expect(column).toMatchObject({ isRequired: false, requiredWhen: isAsked, visibleWhen: isAsked });
      const document = programme.definition.documents.find(({ value }) => value === documentType);
      expect(document?.label).toContain('見積');
    }
  });

  test.each(allProgrammes)('of $name is what the contract promises', (programme) => {
    isFormDefinition(wireOf(programme));
    expect(isFormDefinition.errors ?? []).toEqual([]);
  });

  test('carries conditions on plain answers', () => {
    expect(fieldOf(business, 'corporateNumber')).toMatchObject({
      isRequired: false,
      requiredWhen: { field: 'applicantType', operator: 'eq', values: [0] },
    });
    expect(fieldOf(noto, 'certificateNumber')?.visibleWhen).toEqual({
      all: [
        { field: 'damageLevel', operator: 'filled', values: [] },
        { field: 'damageLevel', operator: 'ne', values: [6] },
      ],
    });
  });

  test('leaves conditions over rows to the server and says them in words', () => {
    const floorPlan = wireOf(business).documents.find(({ type }) => type === 16);
    expect(floorPlan).toMatchObject({
      requirement: 1,
      requiredWhen: null,
      conditionText: '建物費がある場合',
    });
  });

  test('names the only prefectures of the disaster area', () => {
    const labels = fieldOf(noto, 'storePrefecture')?.options?.map(({ label }) => label);
    expect(labels).toEqual(['新潟県', '富山県', '石川県', '福井県']);
  });

  test('marks what the system computes and what must be pledged', () => {
    expect(fieldOf(ingredientR6, 'expenses')?.isComputed).toBe(true);
    expect(fieldOf(business, 'termsAgreed')?.type).toBe('pledge');
  });

  test('says the rule of the subsidy in words', () => {
    expect(wireOf(business).calculation.text).toBe(
      '補助対象経費の1/2以内（1,000円未満は切捨て）。下限100万円、上限1,000万円です。',
    );
  });
});
