import type { Plugin } from 'vite';
import { withoutBranches } from './cut.ts';

/**
 * Branches of openapi-fetch for what no call of the product has: middleware, serialisers of a single call, and
 * parameters in the styles that the contract does not use. Its own are plain values, and lists as `ids=1&ids=2`.
 */
const UNUSED_BRANCHES = [
  'localBaseUrl',
  'requestQuerySerializer',
  'finalMiddlewares.length',
  'options.explode === false',
  'options.style === "simple" || options.style === "label"',
];

/** Of addresses: `{id*}`, `{.id}`, `{;id}`, and values that are more than one. */
const UNUSED_OF_PATHS = [
  'name.endsWith("*")',
  'name.startsWith(".")',
  'name.startsWith(";")',
  'Array.isArray(value)',
  'typeof value === "object"',
  'style === "matrix"',
];

/** @throws Error when the code has no such function: another version of the library has others */
const inFunction = (code: string, name: string, change: (body: string) => string): string => {
  const start = code.indexOf(`function ${name}(`);
  const end = code.indexOf('\n}\n', start);
  if (start < 0 || end < 0) throw new Error(`There is no function ${name}`);
  return code.slice(0, start) + change(code.slice(start, end)) + code.slice(end);
};

/** openapi-fetch without what no call of the product has; half of the library, and the log-in page has it. */
export const slimmedFetch = (code: string): string => {
  const ofPaths = inFunction(code, 'defaultPathSerializer', (body) => withoutBranches(body, UNUSED_OF_PATHS));
  const ofQueries = inFunction(ofPaths, 'createQuerySerializer', (body) =>
    withoutBranches(body, ['typeof value === "object"']),
  );
  return withoutBranches(ofQueries, UNUSED_BRANCHES);
};

/** The build's openapi-fetch: `slimmedFetch`. */
export const slimFetch = (): Plugin => ({
  name: 'slim-fetch',
  apply: 'build',
  transform: { filter: { id: /openapi-fetch[\\/]dist[\\/]index\.mjs$/ }, handler: slimmedFetch },
});
