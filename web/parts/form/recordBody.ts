import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { cleaned, type Limits } from './limits.ts';
import { type FormValues, textOf } from './values.ts';

/** Reads the values of a form as the contract wants them: tidied, and null for what was left empty. */
export const readerOf = <Name extends string>(values: FormValues, limits: Limits) => {
  const text = (name: Name): string => cleaned(textOf(values, name), limits[name] ?? {});
  return {
    text,
    textOrNull: (name: Name): string | null => text(name) || null,
    number: (name: Name): number => Number(text(name)),
    numberOrNull: (name: Name): number | null => (text(name) === '' ? null : Number(text(name))),
    isOn: (name: Name): boolean => values[name] === true,
    /** A member of an enumeration, by its labels; null for none. */
    member: <Member extends number>(name: Name, labels: Readonly<Record<Member, string>>): Member | null =>
      memberOf(values, name, labels),
    /** @throws when there is none: the validation must have seen to it */
    requiredMember: <Member extends number>(name: Name, labels: Readonly<Record<Member, string>>): Member => {
      const value = memberOf(values, name, labels);
      if (value === null) throw new Error(`The form let ${name} pass without a value`);
      return value;
    },
  };
};

const memberOf = <Member extends number>(
  values: FormValues,
  name: string,
  labels: Readonly<Record<Member, string>>,
): Member | null => valuesOf(labels).find((value) => String(value) === textOf(values, name)) ?? null;

/** Whether two values would be sent as the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs: what somebody else changed meanwhile is not written over by old values. */
export const changesOf = (after: object, before: object) => {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(value, old.get(name))));
};
