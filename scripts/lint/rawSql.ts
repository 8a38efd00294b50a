import type { Offence, Source } from './sources.ts';

/** It alone asks Prisma's client: who goes past it gets other types outside of a transaction than inside. */
const MODULE = 'bff/platform/database/queryRows.ts';

const RAW = /\$(?:query|execute)Raw(?:Unsafe)?\b/;

/** Tests ask databases of their own as they like. */
const isHeldTo = (path: string): boolean => path !== MODULE && !/\.(?:test|cases)\.ts$/.test(path);

/** Statements past Prisma's models stand behind one module. */
export const rawSql = (sources: readonly Source[]): Offence[] =>
  sources
    .filter(({ path }) => isHeldTo(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const found = RAW.exec(line);
        if (found === null) return [];
        return [
          { place: `${path}:${at + 1}`, advice: `${found[0]} wants to be queryRows or execute of ${MODULE}` },
        ];
      }),
    );
