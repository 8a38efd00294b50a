import { corporateNumberCheckDigit } from '#rules/corporateNumber.ts';

/** Corporate numbers that no other test has, as many as are wanted. */
export function* manyCorporateNumbers(): Generator<string, never> {
  for (let number = 1; ; number += 1) {
    const base = `9${String(number).padStart(11, '0')}`;
    yield `${corporateNumberCheckDigit(base)}${base}`;
  }
}
