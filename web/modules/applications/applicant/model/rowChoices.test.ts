import { expect, it } from 'vitest';
import { answerInWords } from './display.ts';
import type { FormField } from './formTypes.ts';
import { rowChoicesOf } from './rowChoices.ts';

const leader: FormField = {
  name: 'leadMember',
  label: '代表事業者',
  type: 'integer',
  isRequired: true,
  isComputed: false,
  choicesFrom: { field: 'members', column: 'name' },
};

const answers = { members: [{ name: '株式会社みらい食堂' }, { name: ' ' }] };

it('offers the rows by their names, a nameless one by its number', () => {
  expect(rowChoicesOf(leader, answers)).toEqual([
    { value: '0', label: '株式会社みらい食堂' },
    { value: '1', label: '2' },
  ]);
});

it('offers nothing while there are no rows, or for a field that chooses from none', () => {
  expect(rowChoicesOf(leader, {})).toEqual([]);
  expect(rowChoicesOf({ ...leader, choicesFrom: null }, answers)).toEqual([]);
});

it('says the chosen row in words', () => {
  expect(answerInWords(leader, 0, answers)).toBe('株式会社みらい食堂');
  expect(answerInWords(leader, 7, answers)).toBe('—');
});
