import { formEnumLabels } from '#web/api/generated/formEnums.ts';
import type { FormField } from './types.ts';

export type Choice = { readonly value: string; readonly label: string };

/** What can be chosen: the form's own options, else the whole enumeration of the contract. */
export const choicesOf = ({ options = [], enumName }: FormField): readonly Choice[] => {
  if (options.length > 0) return options.map(({ value, label }) => ({ value: String(value), label }));
  return Object.entries(formEnumLabels[enumName ?? ''] ?? {}).map(([value, label]) => ({ value, label }));
};
