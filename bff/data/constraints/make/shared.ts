/* What every test's row must have of its own. */

let count = 0;
export const next = (): number => {
  count += 1;
  return count;
};

export const bytes = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length));

/** A corporate number that nobody has, with its check digit (domain 3). */
export const corporateNumber = (): string => {
  const base = String(999_900_000_000 + next());
  const digits = [...base].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return `${9 - (sum % 9)}${base}`;
};

export const person = () => ({ name: '事務局 花子', email: `person${next()}@example.jp` });
