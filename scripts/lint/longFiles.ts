import type { Offence, Source } from './sources.ts';

/** A reader holds so much of one subject in mind. */
const MAX_LINES = 250;

/** Tests and stories are lists of sentences and states, which grow with their subject and are read one at a time. */
const isList = ({ path }: Source): boolean => /\.(?:test|cases|stories)\.\w+$/.test(path);

const linesOf = ({ text }: Source): number => text.trimEnd().split('\n').length;

/** Files longer than one subject takes. */
export const longFiles = (sources: readonly Source[]): Offence[] =>
  sources.flatMap((source) => {
    const lines = linesOf(source);
    return isList(source) || lines <= MAX_LINES
      ? []
      : [
          {
            place: source.path,
            advice: `${lines} lines; more than ${MAX_LINES} want a file for each subject`,
          },
        ];
  });
