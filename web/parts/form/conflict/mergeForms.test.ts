import { describe, expect, it } from 'vitest';
import { mergeForms } from './mergeForms.ts';

const began = { name: '豆くら', phone: '1', areas: ['13'] };
const merge = (typed: object, stored: object) =>
  mergeForms(['name', 'phone', 'areas'], {
    began,
    typed: { ...began, ...typed },
    stored: { ...began, ...stored },
  });

describe('two states of one form', () => {
  it('go together where only one of them changed a field', () => {
    expect(merge({ name: '豆蔵' }, { phone: '2' })).toEqual({
      merged: { name: '豆蔵', phone: '2', areas: ['13'] },
      clashes: [],
    });
  });

  it('clash where both changed it into something else; what was typed here stays', () => {
    expect(merge({ name: '豆蔵', areas: ['20'] }, { name: '豆倉', areas: ['20'] })).toEqual({
      merged: { name: '豆蔵', phone: '1', areas: ['20'] },
      clashes: ['name'],
    });
  });
});

const rules = [
  { due: '10', maff: false },
  { due: '20', maff: false },
  { due: '', maff: true },
];
const changed = (...rows: readonly [number, object][]) =>
  rules.map((rule, index) =>
    Object.assign({}, rule, ...rows.filter(([at]) => at === index).map(([, to]) => to)),
  );
const mergeTables = (typed: object[], stored: object[], first: object[] = rules) =>
  mergeForms([], {
    began: { rules: first } as never,
    typed: { rules: typed } as never,
    stored: { rules: stored } as never,
  });

describe('two states of one table', () => {
  it('go together row by row; a row that both changed is named', () => {
    expect(
      mergeTables(
        changed([0, { due: '11' }], [1, { due: '21' }]),
        changed([1, { due: '22' }], [2, { maff: false }]),
      ),
    ).toEqual({
      merged: { rules: changed([0, { due: '11' }], [1, { due: '21' }], [2, { maff: false }]) },
      clashes: ['rules[1]'],
    });
  });

  it('do not count a cell as changed that was empty and is', () => {
    expect(
      mergeTables([rules[0] ?? {}, rules[1] ?? {}, { maff: true }], changed([2, { maff: false }])),
    ).toEqual({
      merged: { rules: changed([2, { maff: false }]) },
      clashes: [],
    });
  });

  it('are one thing where rows came, went or are others', () => {
    const [one, two] = [
      { key: 'A', label: '効果' },
      { key: 'B', label: '費用' },
    ];
    expect(mergeTables([one, { ...two, label: '額' }], [one], [one, two]).clashes).toEqual(['rules']);
    expect(mergeTables([one], [one, two], [one])).toEqual({ merged: { rules: [one, two] }, clashes: [] });
    const other = { key: 'C', label: '効果' };
    expect(mergeTables([{ ...one, label: '額' }], [other], [one]).clashes).toEqual(['rules']);
  });
});
