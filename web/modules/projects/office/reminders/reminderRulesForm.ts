import { remindersText as t } from '#web/modules/correspondence/office/reminders/reminders.words.ts';
import { ReminderKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { marks } from '#web/parts/text/marks.ts';

type Rule = components['schemas']['ReminderRule'];

/** Kinds without reminders after the day (contract). */
export const isOnlyBefore = (kind: ReminderKind): boolean =>
  kind === ReminderKind.Draft || kind === ReminderKind.Inspection;

/** The names of a kind's fields. */
export const fieldsOf = (kind: ReminderKind) => ({
  active: `active${kind}`,
  before: `before${kind}`,
  after: `after${kind}`,
});

/** Days as they are typed and read: 7、1. */
export const daysText = (days: readonly number[]): string => days.join(marks.comma);

/** Rules as the form has them. */
export const rulesValues = (rules: readonly Rule[]): FormValues =>
  Object.fromEntries(
    rules.flatMap(({ kind, isActive, beforeDays, afterDays }): [string, string | boolean][] => {
      const { active, before, after } = fieldsOf(kind);
      return [
        [active, isActive],
        [before, daysText(beforeDays)],
        [after, daysText(afterDays)],
      ];
    }),
  );

const MOST = 10;

/** Numbers between commas of any width; null where something else stands there. */
const daysOf = (values: FormValues, name: string, most: number): number[] | null => {
  const parts = textOf(values, name)
    .normalize('NFKC')
    .split(/[,、･・\s]+/)
    .filter((part) => part !== '');
  const days = [...new Set(parts.map(Number))];
  const areRight = days.every((day) => Number.isInteger(day) && day >= 1 && day <= most);
  return areRight && days.length <= MOST ? days : null;
};

/** The furthest days of the contract. */
const MOST_BEFORE = 30;
const MOST_AFTER = 60;

/** What is sent: every kind that the form shows. */
export const rulesBody = (rules: readonly Rule[], values: FormValues) => ({
  items: rules.map(({ kind }) => {
    const { active, before, after } = fieldsOf(kind);
    return {
      kind,
      isActive: values[active] === true,
      beforeDays: daysOf(values, before, MOST_BEFORE) ?? [],
      afterDays: isOnlyBefore(kind) ? [] : (daysOf(values, after, MOST_AFTER) ?? []),
    };
  }),
});

/** Days that are none, or too many of them. */
export const rulesErrors =
  (rules: readonly Rule[]) =>
  (values: FormValues): FormErrors =>
    Object.fromEntries(
      rules.flatMap(({ kind }): [string, string][] => {
        const { before, after } = fieldsOf(kind);
        const isRight = (name: string, most: number): boolean => daysOf(values, name, most) !== null;
        return [
          ...(isRight(before, MOST_BEFORE)
            ? []
            : [[before, t((w) => w.rules.wrongBefore)] as [string, string]]),
          ...(isRight(after, MOST_AFTER) ? [] : [[after, t((w) => w.rules.wrongAfter)] as [string, string]]),
        ];
      }),
    );
