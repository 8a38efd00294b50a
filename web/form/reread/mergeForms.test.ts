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
