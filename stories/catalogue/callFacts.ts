import { importsOf, type Source } from './sources.ts';

/** A call of the contract that a page can make, with the page's route. */
export type CallFact = { readonly method: string; readonly path: string; readonly pages: readonly string[] };

type PageFile = { readonly route: string; readonly file: string };

const BASES: Readonly<Record<string, string>> = {
  admin: '/admin',
  user: '/user/:projectId',
  application: '/application',
};

/** Where the pages of a route table begin; those of administrators have a table for each subject. */
const baseOf = (path: string): string | undefined => {
  const [, area = ''] = /^web\/app\/routes\/(admin|user|application)\w*\.tsx?$/.exec(path) ?? [];
  return BASES[area];
};

/** `const x = async () => (await import('#web/…'))`: scripts that several rows of a table load. */
const loadersIn = (code: string): ReadonlyMap<string, string> =>
  new Map(
    [...code.matchAll(/const (\w+) = (?:async )?\(\) =>\s*(?:\(await )?import\('#([^']+)'\)/g)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  );

/** The rows of a route table: `page({ path: 'x', load: … import('#web/…') })`. */
const pagesIn = ({ path, code }: Source): PageFile[] => {
  const base = baseOf(path);
  if (base === undefined) return [];
  const loaders = loadersIn(code);
  return code.split(/\bpage\(\{/).flatMap((row) => {
    const [, route] = /path(?:: ['`]([^'`]*)['`])?,?/.exec(row) ?? [];
    const [, file] = /import\('#([^']+)'\)/.exec(row.split(/\n {2}\}\)/)[0] ?? '') ?? [];
    const loader = [...loaders].find(([name]) => row.includes(name))?.[1];
    const script = file ?? loader;
    const own = (route ?? 'application')
      .replace(/\$\{path\}/, 'application')
      .replace(/\$\{project\}/, 'project/:projectId');
    return script === undefined ? [] : [{ route: `${base}/${own}`.replace(/\/$/, ''), file: script }];
  });
};

/** Of the frame of every page; it says nothing of one. */
const isFrame = (path: string): boolean => /^web\/(?:app|parts\/(?:api|router|text))\//.test(path);

const reachedFrom = (start: string, byPath: ReadonlyMap<string, Source>): Source[] => {
  const found = new Map<string, Source>();
  const visit = (path: string): void => {
    const source = byPath.get(path);
    if (source === undefined || found.has(path) || isFrame(path)) return;
    found.set(path, source);
    for (const next of importsOf(source)) visit(next);
  };
  visit(start);
  return [...found.values()];
};

/** Addresses of the contract as they are written in a source; a change says its method before the address. */
const callsIn = ({ code }: Source): string[] =>
  [...code.matchAll(/(?:'(post|patch|put|delete)',\s*)?['"](\/api\/[\w/{}]+)['"]/g)].map(
    ([, method = 'get', path = '']) => `${method} ${path}`,
  );

/** Which page can make which call, as far as the address is written out in the sources that it loads. */
export const callFacts = (sources: readonly Source[]): CallFact[] => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const pages = sources.flatMap(pagesIn);
  const calls = pages.flatMap(({ route, file }) =>
    [...new Set(reachedFrom(file, byPath).flatMap(callsIn))].map((call) => ({ call, route })),
  );
  return [...Map.groupBy(calls, ({ call }) => call)].map(([call, found]) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path, pages: [...new Set(found.map(({ route }) => route))] };
  });
};
