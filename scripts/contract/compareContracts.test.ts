import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BREAKING, type Change, COMPATIBLE, isBreaking, sentenceOf } from './changes.ts';
import { compareContracts, isLater, isMajor } from './compareContracts.ts';
import { type ContractDocument, publishedOf, type Schema } from './publishedContract.ts';
import { readCurrent, readPublished } from './publishedFile.ts';

type Parts = {
  readonly operation?: object;
  readonly sent?: Schema;
  readonly answered?: Schema;
  readonly told?: Schema;
  readonly more?: object;
};

/** A contract of one operation that sends and answers one schema each. */
const contractWith = ({ operation = {}, sent = {}, answered = {}, told = {}, more = {} }: Parts) => {
  const json = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const document = {
    info: { version: '1.0.0' },
    webhooks: { planned: { post: { requestBody: json('Told'), responses: {} } } },
    paths: {
      '/plan': {
        post: {
          security: [{ key: ['plans', 'notes'] }],
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
          requestBody: json('Sent'),
          responses: { 201: json('Answered'), 409: { content: {} } },
          'x-error-codes': [1001, 1004],
          ...operation,
        },
        ...more,
      },
    },
    components: { schemas: { Sent: sent, Answered: answered, Told: told } },
  };
  return publishedOf(document as unknown as ContractDocument);
};

const changesOf = (before: Parts, after: Parts): Change[] =>
  compareContracts(contractWith(before), contractWith(after));

const text = { type: 'string' };
const named = (properties: Record<string, Schema>, rest: Schema = {}): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...rest,
});
const limit = (rest: object) => ({
  parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' }, ...rest }],
});
const values = (list: readonly number[], names: readonly string[]): Schema => ({
  type: 'integer',
  enum: list,
  'x-enum-varnames': names,
});

/** Rule, how it was, how it is, where. Read the other way round, the same lines show what is harmless. */
const pairs: readonly [string, Parts, Parts, string, string][] = [
  ['operationRemoved', { more: { get: { responses: {} } } }, {}, 'get /plan', 'operationAdded'],
  ['callerRemoved', {}, { operation: { security: [{ key: ['plans'] }] } }, 'post /plan', 'callerAdded'],
  ['callerRemoved', { operation: { security: [] } }, {}, 'post /plan', 'callerAdded'],
  ['parameterRemoved', {}, { operation: { parameters: [] } }, 'post /plan', 'parameterAdded'],
  ['parameterNeeded', {}, { operation: limit({ required: true }) }, 'post /plan', 'parameterOptional'],
  [
    'statusRemoved',
    { operation: { responses: { 201: {}, 409: {} } } },
    { operation: { responses: { 201: {} } } },
    'post /plan',
    'statusAdded',
  ],
  ['contentRemoved', {}, { operation: { responses: { 201: {}, 409: {} } } }, 'post /plan', 'contentAdded'],
  ['contentRefused', {}, { operation: { requestBody: { content: {} } } }, 'post /plan', 'contentTaken'],
  [
    'bodyNeeded',
    { operation: { requestBody: { content: {} } } },
    { operation: { requestBody: { required: true, content: {} } } },
    'post /plan',
    'bodyOptional',
  ],
  ['errorCodeRemoved', {}, { operation: { 'x-error-codes': [1001] } }, 'post /plan', 'errorCodeAdded'],
  [
    'propertyRefused',
    { sent: named({ name: text, note: text }) },
    { sent: named({ name: text }) },
    'Sent',
    'propertyTaken',
  ],
  [
    'propertyNeeded',
    { sent: named({ name: text }) },
    { sent: named({ name: text }, { required: ['name'] }) },
    'Sent',
    'propertyOptional',
  ],
  [
    'propertyGone',
    { answered: named({ name: text, note: text }) },
    { answered: named({ name: text }) },
    'Answered',
    'propertyAdded',
  ],
  [
    'propertyMayBeMissing',
    { answered: named({ name: text }, { required: ['name'] }) },
    { answered: named({ name: text }) },
    'Answered',
    'propertyAlways',
  ],
  [
    'typeRefused',
    { sent: named({ name: { type: ['string', 'null'] } }) },
    { sent: named({ name: text }) },
    'Sent.name',
    'typeTaken',
  ],
  [
    'typeMayCome',
    { answered: named({ name: text }) },
    { answered: named({ name: { anyOf: [text, { type: 'null' }] } }) },
    'Answered.name',
    'typeGone',
  ],
  ['valueRefused', { sent: values([0, 1], ['A', 'B']) }, { sent: values([0], ['A']) }, 'Sent', 'valueTaken'],
  [
    'limitTightened',
    { sent: named({ name: { ...text, maxLength: 20 } }) },
    { sent: named({ name: { ...text, maxLength: 10 } }) },
    'Sent.name',
    'limitLoosened',
  ],
  ['limitTightened', { sent: text }, { sent: { ...text, minLength: 1 } }, 'Sent', 'limitLoosened'],
  [
    'patternChanged',
    { sent: { ...text, pattern: '^a$|^b$' } },
    { sent: { ...text, pattern: '^a$' } },
    'Sent',
    'patternLoosened',
  ],
  [
    'patternChanged',
    { sent: { ...text, pattern: '^[ｱ-ﾝ｢｣A-Z,\\- ]{1,30}$' } },
    { sent: { ...text, pattern: '^[ｱ-ﾝA-Z\\- ]{1,30}$' } },
    'Sent',
    'patternLoosened',
  ],
  [
    'objectClosed',
    { sent: { type: 'object' } },
    { sent: { type: 'object', additionalProperties: false } },
    'Sent',
    'objectOpened',
  ],
];

describe('a change of the contract', () => {
  it.each(pairs)('breaks partners by %s, and the way back does not', (rule, before, after, place, back) => {
    const there = changesOf(before, after);
    expect(there.map((change) => [change.rule, change.place, isBreaking(change)])).toEqual([
      [rule, place, true],
    ]);
    const again = changesOf(after, before);
    expect(again.map((change) => [change.rule, isBreaking(change)])).toEqual([[back, false]]);
  });

  it.each([
    ['patternChanged', { sent: text }, { sent: { ...text, pattern: '^a' } }],
    ['formatChanged', { answered: text }, { answered: { ...text, format: 'date' } }],
    ['valueRenamed', { answered: values([0], ['A']) }, { answered: values([0], ['Z']) }],
    ['parameterNeeded', { operation: { parameters: [] } }, { operation: limit({ required: true }) }],
    ['propertyNeeded', { sent: named({}) }, { sent: named({ name: text }, { required: ['name'] }) }],
    ['valueRefused', { sent: { type: 'integer' } }, { sent: values([0], ['A']) }],
    ['typeRefused', { sent: { type: 'number' } }, { sent: { type: 'integer' } }],
  ] as const)('breaks partners by %s', (rule, before, after) => {
    const changes = changesOf(before, after);
    expect(changes.map((change) => [change.rule, isBreaking(change)])).toContainEqual([rule, true]);
  });

  it.each([
    ['operationDeprecated', {}, { operation: { deprecated: true } }],
    ['valueAdded', { answered: values([0], ['A']) }, { answered: values([0, 1], ['A', 'B']) }],
    ['valueGone', { answered: values([0, 1], ['A', 'B']) }, { answered: values([0], ['A']) }],
  ] as const)('is told by %s, and breaks nothing', (rule, before, after) => {
    const changes = changesOf(before, after);
    expect(changes.map((change) => [change.rule, isBreaking(change)])).toEqual([[rule, false]]);
  });

  it('is none when only words, examples and the way of writing are others', () => {
    const before = { answered: named({ name: { anyOf: [text, { type: 'null' }] } }) };
    const worded: object = { type: ['null', 'string'], description: 'a', examples: ['b'] };
    const after = {
      operation: { summary: 'another', 'x-transaction': 'own' },
      answered: { allOf: [named({ name: worded })] },
    };
    expect(changesOf(before, after)).toEqual([]);
  });

  it('of what is called like a word of the schema language is seen', () => {
    const changes = changesOf(
      { answered: named({ description: text, title: text }) },
      { answered: named({ title: text }) },
    );
    expect(changes).toEqual([{ rule: 'propertyGone', place: 'Answered', what: 'description' }]);
  });

  it('of a message is read as one of an answer: what is new in it breaks nothing, what is gone does', () => {
    const [less, more] = [named({ id: text }), named({ id: text, url: text }, { required: ['url'] })];
    const rulesOf = (changes: Change[]) => changes.map((change) => [change.rule, isBreaking(change)]);
    expect(rulesOf(changesOf({ told: less }, { told: more }))).toEqual([['propertyAdded', false]]);
    expect(rulesOf(changesOf({ told: more }, { told: less }))).toEqual([['propertyGone', true]]);
  });

  it('of a schema that holds itself is told once', () => {
    const tree = (inner: Schema): Schema =>
      named({ value: inner, parts: { type: 'array', items: { $ref: '#/components/schemas/Answered' } } });
    const changes = changesOf({ answered: tree(text) }, { answered: tree({ type: 'integer' }) });
    expect(changes.map(({ rule, place }) => [rule, place])).toEqual([
      ['typeGone', 'Answered.value'],
      ['typeMayCome', 'Answered.value'],
    ]);
  });

  it('has a sentence that names the place and the part', () => {
    const [change] = changesOf({ sent: text }, { sent: { ...text, maxLength: 10 } });
    expect(change && sentenceOf(change)).toBe('Sent：送る値の制限が厳しくなりました（maxLength 10）。');
  });

  it('has a rule that is shown here, whichever it is', () => {
    const shown = new Set(pairs.flatMap(([rule, , , , back]) => [rule, back]));
    for (const rule of ['formatChanged', 'valueRenamed']) shown.add(rule);
    for (const rule of ['operationDeprecated', 'valueAdded', 'valueGone']) shown.add(rule);
    expect(shown).toEqual(new Set([...Object.keys(BREAKING), ...Object.keys(COMPATIBLE)]));
  });
});

describe('a version', () => {
  it('comes after another by numbers, not by letters', () => {
    expect([isLater('1.10.0', '1.9.0'), isLater('1.9.0', '1.10.0'), isLater('1.0.0', '1.0.0')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isMajor('2.0.0', '1.9.0'), isMajor('1.9.0', '1.0.0')]).toEqual([true, false]);
  });
});

describe('the contract of this product', () => {
  const current = readCurrent();

  it('breaks nothing of the version that was published last, unless it is a new major one', () => {
    const published = readPublished();
    if (published === null) throw new Error('no version is published: npm run contract:publish');
    const breaking = compareContracts(published, current).filter(isBreaking).map(sentenceOf);
    expect(isMajor(current.version, published.version) ? [] : breaking).toEqual([]);
  });

  it('tells partners in its change log of the version that was published last', () => {
    const versions = parse(readFileSync('openapi/shared/changeLog.yaml', 'utf8'));
    expect(versions).toContainEqual(expect.objectContaining({ version: readPublished()?.version }));
  });

  it('compared with itself has no change', () => {
    expect(compareContracts(current, current)).toEqual([]);
  });
});
