/* Values of environment variables. */

/** 0 or more. @throws Error naming the variable */
export const wholeNumber = (name: string, value: string | undefined, fallback: number): number => {
  if (value === undefined || value === '') return fallback;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < 0)
    throw new Error(`${name} must be a whole number, not "${value}"`);
  return parsed;
};

/** 1 or more. @throws Error naming the variable */
export const atLeastOne = (name: string, value: string | undefined, fallback: number): number => {
  const parsed = wholeNumber(name, value, fallback);
  if (parsed === 0) throw new Error(`${name} must be 1 or more`);
  return parsed;
};

/** On, unless said otherwise. @throws Error naming the variable */
export const onOrOff = (name: string, value = 'on'): boolean => {
  if (value !== 'on' && value !== 'off') throw new Error(`${name} must be on or off, not "${value}"`);
  return value === 'on';
};
