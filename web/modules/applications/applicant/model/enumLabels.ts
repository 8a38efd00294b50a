import { formEnumLoaders } from '#web/parts/api/generated/formEnums.ts';
import type { Answers, Family, FormField } from './formTypes.ts';

export type Choice = { readonly value: string; readonly label: string };

/** The labels of the families that this window has shown, by the name of the enumeration. */
const known = new Map<string, Readonly<Record<number, string>>>();

/** Fetches what the forms of a family can choose from; the pages of the area wait for it. */
export const learnLabels = async (family: Family): Promise<true> => {
  const labels = await formEnumLoaders[family]();
  for (const [name, words] of Object.entries(labels)) known.set(name, words);
  return true;
};

/** Those that belong to what another field says: the codes of an industry's group. */
export const choicesIn = (field: FormField, answers: Answers): readonly Choice[] => {
  const all = choicesOf(field);
  if (!field.choicesWithin) return all;
  const { field: other, dividedBy } = field.choicesWithin;
  return all.filter(({ value }) => Math.floor(Number(value) / dividedBy) === answers[other]);
};

/** What can be chosen: the form's own options, else the whole enumeration of the contract. */
export const choicesOf = ({ options = [], enumName }: FormField): readonly Choice[] => {
  if (options.length > 0) return options.map(({ value, label }) => ({ value: String(value), label }));
  return Object.entries(known.get(enumName ?? '') ?? {}).map(([value, label]) => ({ value, label }));
};
