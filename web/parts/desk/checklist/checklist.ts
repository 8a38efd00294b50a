import { ChecklistResult, type ReviewCategory } from '#web/parts/api/generated/enums.ts';
import type { ChecklistItem } from '../deskTypes.ts';

/** Answers that were given but are not saved yet, by the key of the item. */
export type Answers = ReadonlyMap<string, ChecklistResult>;

export type ChecklistGroup = {
  readonly category: ReviewCategory;
  readonly items: readonly ChecklistItem[];
  readonly findings: number;
  readonly left: number;
};

const { None, Finding } = ChecklistResult;

/** The items with the newest answers. */
export const answered = (items: readonly ChecklistItem[], answers: Answers): ChecklistItem[] =>
  items.map((item) => ({ ...item, result: answers.get(item.key) ?? item.result }));

const isAnswer = (entry: unknown): entry is [string, ChecklistResult] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  Object.values(ChecklistResult).some((result) => result === entry[1]);

/** Reads answers that were kept as JSON; what is no answer is left out. */
export const readAnswers = (json: string | null): Answers => {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return new Map(Array.isArray(value) ? value.filter(isAnswer) : []);
  } catch {
    return new Map();
  }
};

const count = (items: readonly ChecklistItem[], result: ChecklistResult): number =>
  items.filter((item) => item.result === result).length;

/** The items by review category, in the order in which the categories first occur. */
export const checklistGroups = (items: readonly ChecklistItem[]): ChecklistGroup[] =>
  [...new Set(items.map(({ reviewCategory }) => reviewCategory))].map((category) => {
    const own = items.filter(({ reviewCategory }) => reviewCategory === category);
    return { category, items: own, findings: count(own, Finding), left: count(own, None) };
  });

/** 5/7: how many items have an answer. */
export const checklistCount = (items: readonly ChecklistItem[]): { done: number; total: number } => ({
  done: items.length - count(items, None),
  total: items.length,
});

/** The next item without an answer after `key`, or from the front; null when all have one. */
export const nextOpen = (items: readonly ChecklistItem[], key: string | null): string | null => {
  const from = key === null ? 0 : items.findIndex((item) => item.key === key) + 1;
  const inOrder = [...items.slice(from), ...items.slice(0, from)];
  return inOrder.find(({ result }) => result === None)?.key ?? null;
};

/** The item that is current after an answer: the next open one, or the same when nothing is left. */
export const currentAfter = (items: readonly ChecklistItem[], key: string, result: ChecklistResult): string =>
  nextOpen(answered(items, new Map([[key, result]])), key) ?? key;
