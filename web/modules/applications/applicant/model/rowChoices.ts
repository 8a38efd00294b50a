import type { Choice } from './enumLabels.ts';
import type { Answers, FormField } from './formTypes.ts';

const isRecord = (value: unknown): value is Answers => typeof value === 'object' && value !== null;

/**
 * The rows that a field chooses from: each by what names it, a nameless one by its number. The value is the row's
 * place, counted from 0 (contract, FormField.choicesFrom).
 */
export const rowChoicesOf = ({ choicesFrom }: FormField, answers: Answers): readonly Choice[] => {
  const rows = choicesFrom ? answers[choicesFrom.field] : undefined;
  if (!choicesFrom || !Array.isArray(rows)) return [];
  return rows.map((row: unknown, index) => {
    const name = isRecord(row) ? String(row[choicesFrom.column] ?? '').trim() : '';
    return { value: String(index), label: name === '' ? String(index + 1) : name };
  });
};
