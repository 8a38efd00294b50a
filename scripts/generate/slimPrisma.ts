/* What the server keeps in memory of Prisma's client, cut down after it was generated: some 30 MB of each process. */

import { readQueryGraph, withoutNestedWrites, writeQueryGraph } from './queryGraph.ts';

/** Beside the generated class, so that it finds it wherever the product lies. */
export const COMPILER_FILE = 'queryCompiler.wasm';

const COMPILER =
  /const \{ wasm \} = await import\("([^"]+\.wasm-base64\.mjs)"\)\s+return await decodeBase64AsWasm\(wasm\)/;

const BANNER = /\/\* !!! .*? !!! \*\/|\/\*\n \* WARNING[\s\S]*?\*\//g;

const SCHEMA = /("inlineSchema": )("(?:[^"\\]|\\.)*")/;

const GRAPH = /(strings: JSON\.parse\()("(?:[^"\\]|\\.)*")(\),\s+graph: ")([^"]+)"/;

/** A schema is for the compiler: without its comments. */
const withoutComments = (schema: string): string =>
  schema
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)\/\/.*$/, ''))
    .filter((line) => line !== '')
    .join('\n');

/** One letter beyond Latin-1 and V8 keeps a whole source in two bytes for each letter. */
const asAscii = (literal: string): string =>
  literal.replaceAll(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The module of the generated class whose text is the compiler. @throws Error when there is none: a new Prisma */
export const compilerModuleOf = (source: string): string => {
  const [, name] = COMPILER.exec(source) ?? [];
  if (name === undefined) throw new Error('the generated client does not load its compiler as before');
  return name;
};

const slimGraph = (literal: string, text: string): string => {
  const strings: string[] = JSON.parse(JSON.parse(literal));
  return writeQueryGraph(withoutNestedWrites(readQueryGraph(text), strings));
};

/**
 * The generated class without banners, comments and nested writes, that reads its compiler from `COMPILER_FILE`: as a module the
 * compiler would stay in memory twice, in base64.
 * @throws Error when the class is not as this release of Prisma writes it
 */
export const slimClass = (source: string): string => {
  compilerModuleOf(source);
  if (!SCHEMA.test(source)) throw new Error('the generated client holds no schema');
  if (!GRAPH.test(source)) throw new Error('the generated client holds no graph of its arguments');
  return source
    .replaceAll(BANNER, '')
    .replace(
      GRAPH,
      (_all, before: string, literal: string, between: string, text: string) =>
        `${before}${literal}${between}${slimGraph(literal, text)}"`,
    )
    .replace(SCHEMA, (_all, key: string, literal: string) => {
      const schema: string = JSON.parse(literal);
      return key + asAscii(JSON.stringify(withoutComments(schema)));
    })
    .replace(
      COMPILER,
      () =>
        `const { readFile } = await import('node:fs/promises')
    return new WebAssembly.Module(await readFile(new URL('./${COMPILER_FILE}', import.meta.url)))`,
    );
};

/** Another generated file without its banner, whose sign makes it twice as large in memory. */
export const withoutBanner = (source: string): string => source.replaceAll(BANNER, '');
