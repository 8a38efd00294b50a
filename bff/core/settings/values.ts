/* Values of environment variables. */

const ENVIRONMENTS = ['', 'development', 'test', 'production'];

/** @throws Error for a word that means nothing: `prod` would be a development server for the public */
export const isProduction = ({ NODE_ENV = '' }: NodeJS.ProcessEnv): boolean => {
  if (!ENVIRONMENTS.includes(NODE_ENV))
    throw new Error(`NODE_ENV must be development, test, production or empty, not "${NODE_ENV}"`);
  return NODE_ENV === 'production';
};

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

const MAX_PORT = 65_535;

/** 0 means any that is free. @throws Error naming the variable */
export const portNumber = (name: string, value: string | undefined, fallback: number): number => {
  const port = wholeNumber(name, value, fallback);
  if (port > MAX_PORT) throw new Error(`${name} must be ${MAX_PORT} at most`);
  return port;
};

/** On, unless said otherwise. @throws Error naming the variable */
export const onOrOff = (name: string, value = 'on'): boolean => {
  if (value !== 'on' && value !== 'off') throw new Error(`${name} must be on or off, not "${value}"`);
  return value === 'on';
};
