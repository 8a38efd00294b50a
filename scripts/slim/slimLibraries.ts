import type { Plugin } from 'vite';
import { type Methods, withoutMethods } from './cut.ts';

/* What the build of the web app leaves out of small libraries, of the queries' client and of the contract's enumerations. */

/** React has had this hook since 18: no page brings the library along that stands in for it. */
export const withoutStandIns = (): Plugin => ({
  name: 'without-stand-ins',
  apply: 'build',
  transform: {
    filter: { id: /use-sync-external-store[\\/]shim[\\/]index\.js$/ },
    handler: () => "export { useSyncExternalStore } from 'react';",
  },
});

/**
 * Members of the contract's enumerations as their values, where they are read by name: one name would bring the whole
 * enumeration along, and the largest weighs 2.6 kB.
 */
export const enumMembers = (): Plugin => {
  let enums: Record<string, Record<string, number | string>> = {};
  return {
    name: 'enum-members',
    apply: 'build',
    buildStart: async () => {
      enums = await import('../../web/api/generated/enums.ts');
    },
    transform: {
      filter: { id: /[\\/]web[\\/].*\.tsx?$/, code: 'generated/enums' },
      handler: (code) => {
        const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'][^"']*generated\/enums[./]/g);
        const names = new Set(
          [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
        );
        return code.replace(/(?<![\w$.])([A-Z]\w+)\.([A-Z]\w+)\b/g, (read, name, member) => {
          const value = names.has(name) ? enums[name]?.[member] : undefined;
          return value === undefined ? read : `(${JSON.stringify(value)})`;
        });
      },
    },
  };
};

/** Methods of the queries' client for what no page does: reads in advance, and lists that grow by pages. */
const UNUSED_OF_QUERIES: Methods = {
  QueryClient:
    'isFetching isMutating ensureQueryData getQueriesData setQueriesData resetQueries prefetchQuery infiniteQuery fetchInfiniteQuery prefetchInfiniteQuery ensureInfiniteQueryData setQueryDefaults setMutationDefaults getMutationCache getMutationDefaults defaultMutationOptions clear',
};

/**
 * What is left of files of which the product has no use: lists that grow by pages, and changes that are queued. Its own
 * are sent at once or not at all (`useChange`); the client asks for queued ones when the line is back.
 */
const LEFT_OF_QUERIES: Readonly<Record<string, string>> = {
  'infiniteQueryBehavior.js': 'export const [infiniteQueryBehavior, hasNextPage, hasPreviousPage] = [];',
  'mutationCache.js': 'export class MutationCache { resumePausedMutations = async () => {}; }',
};

/** TanStack Query without what nothing of the product calls. */
export const slimQueries = (): Plugin => ({
  name: 'slim-queries',
  apply: 'build',
  transform: {
    filter: {
      id: /query-core[\\/]build[\\/]modern[\\/](queryClient|infiniteQueryBehavior|mutationCache)\.js$/,
    },
    handler: (code, id) => {
      const left = Object.entries(LEFT_OF_QUERIES).find(([file]) => id.endsWith(file));
      return left?.[1] ?? withoutMethods(code, UNUSED_OF_QUERIES);
    },
  },
});
