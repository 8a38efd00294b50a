import type { Offence, Source } from './sources.ts';

const COLOUR = /(?<![\w&])#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch)a?\(/i;
const LENGTH = /(?<![\w.-])-?(?:0?\.\d+|[1-9]\d*(?:\.\d+)?)px\b/;

const isPart = (path: string): boolean =>
  /^ui-kit\/.*\.tsx?$/.test(path) && !/^ui-kit\/tokens\/|\.(?:stories|test)\.tsx?$/.test(path);

const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/)/.test(line);

/** A part takes its colours and lengths from ui-kit/tokens, where their contrast and scale are held. */
export const rawStyles = (sources: readonly Source[]): Offence[] =>
  sources
    .filter(({ path }) => isPart(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const found = isComment(line) ? null : (COLOUR.exec(line) ?? LENGTH.exec(line));
        if (found === null) return [];
        return [{ place: `${path}:${at + 1}`, advice: `${found[0]} wants to be a token of ui-kit/tokens` }];
      }),
    );
