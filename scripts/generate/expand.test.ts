import { describe, expect, it } from 'vitest';
import { expand } from './expand.ts';

const families = [
  { family: 'general', Family: 'General', '/family': '', own: { seats: 4 }, parts: [] },
  { family: 'noto', Family: 'Noto', '/family': '/noto', own: { days: 8 }, parts: [{ type: 'object' }] },
];
const programmes = [
  { programme: 'Business', programmeNumber: 1 },
  { programme: 'Noto', programmeNumber: 3 },
];

const expanded = (node: unknown) => expand(node, [families, programmes], { families: 'general、noto' });

describe('a document with placeholders of the families', () => {
  it('has a path that names the family once for each, with all below it', () => {
    const paths = { '/api{/family}/self': { get: { operationId: 'get{Family}Self', tags: ['{Family}'] } } };
    expect(expanded(paths)).toEqual({
      '/api/self': { get: { operationId: 'getGeneralSelf', tags: ['General'] } },
      '/api/noto/self': { get: { operationId: 'getNotoSelf', tags: ['Noto'] } },
    });
  });

  it('has an item that names the family once for each, in the place of the one', () => {
    const tags = [{ name: 'File' }, { name: '{Family}Application' }, { name: 'Meta' }];
    const names = ['File', 'GeneralApplication', 'NotoApplication', 'Meta'];
    expect(expanded(tags)).toEqual(names.map((name) => ({ name })));
  });

  it('repeats the innermost list, not the item around it', () => {
    expect(expanded([{ name: '応募', tags: ['{Family}'] }])).toEqual([
      { name: '応募', tags: ['General', 'Noto'] },
    ]);
  });

  it('keeps a number a number where the placeholder is the whole text', () => {
    expect(expanded({ enum: ['{programmeNumber}'], names: ['{programme}'] })).toEqual({
      enum: [1, 3],
      names: ['Business', 'Noto'],
    });
  });

  it('puts the parts of a family in the place of a spread placeholder', () => {
    const schema = { '{Family}': { allOf: ['common', '{...parts}'], example: { id: 1, '{...own}': {} } } };
    expect(expanded(schema)).toEqual({
      General: { allOf: ['common'], example: { id: 1, seats: 4 } },
      Noto: { allOf: ['common', { type: 'object' }], example: { id: 1, days: 8 } },
    });
  });

  it('leaves alone what it does not know: path parameters and texts', () => {
    const paths = { '/api/project/{id}': { description: '系統（{families}）, as {written}' } };
    expect(expanded(paths)).toEqual({
      '/api/project/{id}': { description: '系統（general、noto）, as {written}' },
    });
  });
});
