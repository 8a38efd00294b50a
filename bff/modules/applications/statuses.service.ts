import { ApplicationStatus } from '#bff/generated/contract/enums.ts';

/** Statuses are names in the state machine and numbers in the database; they are never compared by order. */
export type StatusName = keyof typeof ApplicationStatus;

const names = new Map<number, string>(
  Object.entries(ApplicationStatus).map(([name, value]) => [value, name]),
);

/** @throws RangeError for a number outside the enumeration; the database's CHECK keeps others out */
export const statusNameOf = (status: number): string => {
  const name = names.get(status);
  if (name === undefined) throw new RangeError(`unknown application status ${status}`);
  return name;
};

/** @throws RangeError for a name outside the enumeration */
export const statusNumberOf = (name: string): number => {
  const found = [...names].find(([, candidate]) => candidate === name);
  if (found === undefined) throw new RangeError(`unknown application status ${name}`);
  return found[0];
};

export const isStatus = ({ status }: { readonly status: number }, ...expected: StatusName[]): boolean =>
  expected.some((name) => ApplicationStatus[name] === status);
