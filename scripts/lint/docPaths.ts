import type { Offence, Source } from './sources.ts';

/** A path from the root as pages name it; one with a placeholder or a star names many. */
const NAMED = /`((?:bff|web|ui-kit|openapi|prisma|scripts|stories|rules|client|e2e|bench|docs)\/[\w./@-]+)`/g;

const isMade = (path: string): boolean => /\/(generated|node_modules)\b/.test(path);

/**
 * Files and folders that a page names and that are not there.
 * @param exists asked for each path, with or without its ending
 */
export const deadPaths = (documents: readonly Source[], exists: (path: string) => boolean): Offence[] =>
  documents
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(NAMED)].flatMap(([, named = '']) =>
        isMade(named) || exists(named) ? [] : [{ place: path, advice: `there is no ${named}` }],
      ),
    );
