import { describe, expect, test } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { FAMILY_LINES, type Family } from '#rules/families.ts';
import { allProgrammes, ingredientR4, ingredientR5, ingredientR6 } from '../testing/programmes/programmes.ts';
import { fieldsOf } from './engine/fields.ts';
import { systemFields } from './shared/rules.ts';

const { schemas } = loadContractDocument().components;
const propertiesOf = (schema: string): string[] => Object.keys(schemas[schema]?.properties ?? {});

const answersOf = (family: Family): string => `${FAMILY_LINES[family].title}Answers`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Columns of a list in the contract: its items refer to a row schema. */
const rowPropertiesOf = (family: Family, list: string): string[] =>
  ['CommonAnswers', answersOf(family)]
    .map((schema) => schemas[schema]?.properties)
    .flatMap((properties) =>
      isRecord(properties) && isRecord(properties[list]) ? [properties[list].items] : [],
    )
    .flatMap((items) => (isRecord(items) && typeof items.$ref === 'string' ? [items.$ref] : []))
    .flatMap((ref) => propertiesOf(ref.split('/').at(-1) ?? ''));

const namesOf = (programme: (typeof allProgrammes)[number]): string[] =>
  fieldsOf(programme.definition).map(({ field }) => field.name);

describe.each(allProgrammes)('the form of $name', (programme) => {
  const { definition } = programme;
  const fields = fieldsOf(definition).map(({ field }) => field);

  test('has no field twice', () => {
    const names = namesOf(programme);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has only columns that the contract can carry', () => {
    const unknown = fields
      .filter(({ type, isAuto }) => type === 'list' && !isAuto)
      .flatMap(({ name, columns = [] }) => {
        const carried = new Set(rowPropertiesOf(definition.family, name));
        return columns
          .filter((column) => !carried.has(column.name))
          .map((column) => `${name}.${column.name}`);
      });
    expect(unknown).toEqual([]);
  });

  test('asks only for what the contract can carry', () => {
    const wire = new Set([...propertiesOf('CommonAnswers'), ...propertiesOf(answersOf(definition.family))]);
    const entered = fields.filter(({ isAuto, type }) => !isAuto && type !== 'files');
    expect(entered.map(({ name }) => name).filter((name) => !wire.has(name))).toEqual([]);
  });

  test('asks for every common field of the contract', () => {
    const names = new Set(namesOf(programme));
    expect(propertiesOf('CommonAnswers').filter((name) => !names.has(name))).toEqual([]);
  });

  test('has rules, calculations and conditions on known fields only', () => {
    const names = new Set(namesOf(programme));
    expect(definition.rules.map(({ field }) => field).filter((name) => !names.has(name))).toEqual([]);
    expect(names.has(definition.titleField)).toBe(true);
    expect(names.has('files')).toBe(true);
  });

  test('has no system field to type into', () => {
    expect(namesOf(programme).filter((name) => systemFields.includes(name))).toEqual([]);
  });

  test('has values for every list of choices', () => {
    const empty = fields
      .flatMap((field) => [field, ...(field.columns ?? [])])
      .filter(({ type }) => type === 'enum' || type === 'enumList')
      .filter(({ enumName = '' }) => (definition.enums[enumName] ?? []).length === 0);
    expect(empty.map(({ name }) => name)).toEqual([]);
  });
});

describe('every answer of the contract is asked for', () => {
  test.each(['general', 'noto', 'inclusive'] as const)('in the forms of %s', (family) => {
    const names = new Set(
      allProgrammes.filter(({ definition }) => definition.family === family).flatMap(namesOf),
    );
    expect(propertiesOf(answersOf(family)).filter((name) => !names.has(name))).toEqual([]);
  });

  test('in one or another form of ingredient', () => {
    const names = new Set([ingredientR4, ingredientR5, ingredientR6].flatMap(namesOf));
    expect(propertiesOf('IngredientAnswers').filter((name) => !names.has(name))).toEqual([]);
  });
});
