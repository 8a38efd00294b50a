import { describe, expect, it } from 'vitest';
import { allProgrammes } from '#bff/testing/programmes/programmes.ts';
import { isConditionMet } from '#rules/forms/condition.ts';
import { evaluateCondition } from '../engine/condition.ts';
import { fieldsOf } from '../engine/fields.ts';
import type { Answers, Condition, FieldDefinition, FormDefinition } from '../familyTypes.ts';
import { toWireCondition } from './condition.ts';

const ofField = ({ required, visibleWhen, columns = [] }: FieldDefinition): Condition[] => [
  ...(typeof required === 'object' ? [required.when] : []),
  ...(visibleWhen ? [visibleWhen] : []),
  ...columns.flatMap(ofField),
];

const conditionsOf = ({ steps, documents }: FormDefinition): Condition[] => [
  ...fieldsOf({ steps }).flatMap(({ field }) => ofField(field)),
  ...documents.flatMap(({ required }) => (typeof required === 'object' ? [required.when] : [])),
];

/** What a half-filled form may hold in any field. */
const values = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '2026-11-20',
  0,
  1,
  2,
  6,
  99,
  1e9,
  true,
  false,
  [],
  [0],
  [1, 2],
];

const namesIn = (condition: Condition): string[] =>
  [...JSON.stringify(condition).matchAll(/"field":"([^"]+)"/g)].map(([, name = '']) => name);

/** Every value in every field of the condition, and neighbours that differ. */
const answersFor = (condition: Condition): Answers[] =>
  values.flatMap((_, first) =>
    values.map((__, shift) =>
      Object.fromEntries(
        namesIn(condition).map((name, index) => [name, values[(first + index * shift) % values.length]]),
      ),
    ),
  );

describe('a condition on the wire', () => {
  it.each(allProgrammes)(
    'of $name is judged by the browser as by the server, whatever was answered',
    ({ definition }) => {
      const wired = conditionsOf(definition).flatMap((condition) => {
        const wire = toWireCondition(condition);
        return wire === null ? [] : [{ condition, wire }];
      });
      expect(wired.length).toBeGreaterThan(3);
      for (const { condition, wire } of wired) {
        for (const answers of answersFor(condition)) {
          expect({ answers, is: isConditionMet(wire, answers) }).toEqual({
            answers,
            is: evaluateCondition(condition, answers),
          });
        }
      }
    },
  );

  it('does not turn a comparison of size round: both ways are false without an answer', () => {
    expect(toWireCondition({ not: { field: 'sales', greaterThan: 0 } })).toBeNull();
    expect(toWireCondition({ not: { field: 'kind', equals: 1 } })).toEqual({
      field: 'kind',
      operator: 'ne',
      values: [1],
    });
  });
});
