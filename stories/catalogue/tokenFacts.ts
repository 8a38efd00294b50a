import { dirname } from 'node:path/posix';
import type { Source } from './sources.ts';

/** The values of the ground that a part uses: `color.surface`, `space[8]`. */
export type TokenFact = { readonly folder: string; readonly tokens: readonly string[] };

const TOKEN =
  /\b(?:border|color|focus|font|layer|leading|motion|radius|shadow|size|space|text|tracking|weight)(?:\.[a-z]\w*|\[\d+\])/g;

/** What the sources of each folder of the ui-kit read from ui-kit/tokens. */
export const tokenFacts = (sources: readonly Source[]): TokenFact[] => {
  const parts = sources.filter(
    ({ path, code }) => path.startsWith('ui-kit/') && code.includes('#ui-kit/tokens/'),
  );
  return [...Map.groupBy(parts, ({ path }) => dirname(path))].map(([folder, members]) => ({
    folder,
    tokens: [...new Set(members.flatMap(({ code }) => code.match(TOKEN) ?? []))].toSorted(),
  }));
};
