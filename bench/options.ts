import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** Applications, and again as many flat corporations. */
  readonly rows: number;
  /** Of one load of one server; every case has `rounds` of them for each server. */
  readonly seconds: number;
  readonly rounds: number;
  /** Only cases whose name contains it. */
  readonly only: string;
};

const FULL = { rows: '100000', seconds: '4', rounds: '5' };
const QUICK = { rows: '5000', seconds: '1', rounds: '3' };

/** `--quick`, or any of `--rows --seconds --rounds --only` beside it. @throws for an unknown word */
export const readOptions = (words: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      quick: { type: 'boolean', default: false },
      rows: { type: 'string' },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  const { rows, seconds, rounds } = { ...(values.quick ? QUICK : FULL), ...values };
  return { rows: Number(rows), seconds: Number(seconds), rounds: Number(rounds), only: values.only };
};
