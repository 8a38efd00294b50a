import type { Offence, Source } from './sources.ts';

const NAMED = /npm (?:run )?(?:-s )?([a-z]+(?::[a-z]+)+)|npm run (?:-s )?([a-z]+)(?![a-z:])/g;

/** `npm run …` in comments and pages that package.json does not have. */
export const unknownScripts = (sources: readonly Source[], known: ReadonlySet<string>): Offence[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(NAMED)].flatMap(([, long, short]) => {
      const name = long ?? short ?? '';
      return known.has(name) ? [] : [{ place: path, advice: `package.json has no script “${name}”` }];
    }),
  );
