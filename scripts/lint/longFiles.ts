import { isList, type Offence, type Source } from './sources.ts';

/** A reader holds so much of one subject in mind. */
const MAX_LINES = 250;

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
