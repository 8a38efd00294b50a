import { type Plugin, parseSync } from 'vite';

/* What the build of the web app leaves out of the libraries and of the contract's enumerations. */

/**
 * Icons without what the product does not use of them: second names, and long keys of their lines where a number does.
 * A page has fifty.
 */
export const slimIcons = (): Plugin => ({
  name: 'slim-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.mjs$/ },
    handler: (code) => {
      let line = 0;
      return code
        .replace(/key: "\w+"/g, () => `key: "${line++}"`)
        .replace(/,\s*aliases: \[[^\]]*\]/, '')
        .replace('__iconData.node;', '');
    },
  },
});

/** Styles for the browsers of the target need no prefixed twins: the table of them stays out. */
export const withoutPrefixes = (): Plugin => ({
  name: 'without-prefixes',
  apply: 'build',
  transform: {
    filter: { id: /stylis[\\/]src[\\/]Prefixer\.js$/ },
    handler: () => 'export const prefix = (value) => value;',
  },
});

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

/** Names of methods, between spaces, by the class that has them. */
type Methods = Readonly<Record<string, string>>;

/**
 * Methods of i18next for what the product has none of: texts that are fetched (each comes with the script that shows
 * it), second languages, plurals, texts and formats inside a text, copies of the instance. Nearly a quarter of the
 * library; every page has it.
 */
export const UNUSED_OF_I18NEXT: Methods = {
  Logger: 'error deprecate clone',
  EventEmitter: 'off once',
  ResourceStore: 'removeNamespaces addResource addResources removeResourceBundle getResourceBundle toJSON',
  Translator: 'exists getUsedParamsDetails',
  LanguageUtil: 'clearCache getScriptPartFromCode',
  PluralResolver: 'clearCache getRule needsPlural getPluralFormsOfKey getSuffixes getSuffix',
  Interpolator: 'reset nest',
  Formatter: 'init add addCached format',
  Connector: 'queueLoad loaded read prepareLoading load reload loadOne saveMissing',
  I18n: 'reloadResources use hydrate getFixedT exists setDefaultNamespace loadNamespaces loadLanguages dir cloneInstance toJSON',
};

/** An `init` only prepares what is left out with it; whoever calls another method all the same is told. */
const emptied = (name: string): string =>
  name === 'init' ? '{}' : "{ throw Error('left out by scripts/lib/slimBuild') }";

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Members = Extract<Statement, { body: { type: 'ClassBody' } }>['body']['body'];

/** 「class A {}」 and 「var A = class {}」: names and members. */
const classesOf = (statement: Statement): [name: string, members: Members][] => {
  if (statement.type === 'ClassDeclaration') return [[statement.id?.name ?? '', statement.body.body]];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }): [string, Members][] =>
    id.type === 'Identifier' && init?.type === 'ClassExpression' ? [[id.name, init.body.body]] : [],
  );
};

/**
 * Empties methods of classes.
 * @throws Error when the code has no such method: another version of a library has others
 */
export const withoutMethods = (code: string, unused: Methods): string => {
  const wanted = new Set(
    Object.entries(unused).flatMap(([name, methods]) =>
      methods.split(' ').map((method) => `${name}.${method}`),
    ),
  );
  const cuts: { readonly start: number; readonly end: number; readonly left: string }[] = [];
  for (const [className, members] of parseSync('library.js', code).program.body.flatMap(classesOf)) {
    for (const member of members) {
      if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue;
      const { name } = member.key;
      if (wanted.delete(`${className}.${name}`) && member.value.body)
        cuts.push({ start: member.value.body.start, end: member.value.body.end, left: emptied(name) });
    }
  }
  if (wanted.size > 0) throw new Error(`There is nothing to leave out at ${[...wanted].join(', ')}`);
  return cuts
    .toReversed()
    .reduce((left, cut) => `${left.slice(0, cut.start)}${cut.left}${left.slice(cut.end)}`, code);
};

/** i18next without what nothing of the product calls. */
export const slimI18next = (): Plugin => ({
  name: 'slim-i18next',
  apply: 'build',
  transform: {
    filter: { id: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
    handler: (code) => withoutMethods(code, UNUSED_OF_I18NEXT),
  },
});

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
