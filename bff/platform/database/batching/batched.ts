import type { Db } from '#bff/core/database.ts';

/*
 * Many records that are changed in one transaction by what changes one: each takes its steps by itself, and where all
 * of them have come to a statement, it is one statement for all. So there is one piece of code for one and for many, and
 * a transaction of fifty records costs little more than one of one. `npm run bench:bulk` adopts 1,000 in 8.6 s by it,
 * and in 36 s without; the mark is 10 s.
 */

/** Calls of one statement that wait for the others. */
type Due = { readonly run: () => Promise<() => void> };

type Walk = {
  /** Records that have not come to their end. */
  going: number;
  /** Calls that wait for their statement. */
  waiting: number;
  /** What a statement asks for itself is not waited for: those who could are waiting for it. */
  isAsking: boolean;
  readonly due: Map<unknown, Due>;
};

const walks = new WeakMap<Db, Walk>();

/** Runs all due statements, one by one on the one connection; only then the waiting tasks resume. */
const askAll = async (walk: Walk): Promise<void> => {
  const due = [...walk.due.values()];
  walk.due.clear();
  walk.waiting = 0;
  walk.isAsking = true;
  const answers: (() => void)[] = [];
  for (const { run } of due) answers.push(await run());
  walk.isAsking = false;
  for (const answer of answers) answer();
};

const askWhenAllWait = (walk: Walk): void => {
  if (walk.waiting > 0 && walk.waiting >= walk.going && !walk.isAsking) void askAll(walk);
};

type Call<Input, Output> = {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (reason: unknown) => void;
};

type Many<Input, Output> = (db: Db, inputs: readonly Input[]) => Promise<readonly Output[]>;

const dueOf = <Input, Output>(
  db: Db,
  many: Many<Input, Output>,
  calls: readonly Call<Input, Output>[],
): Due => ({
  run: async () => {
    try {
      const outputs = await many(
        db,
        calls.map(({ input }) => input),
      );
      if (outputs.length !== calls.length) throw new RangeError('a statement answers each of its callers');
      return () => {
        for (const [index, output] of outputs.entries()) calls[index]?.resolve(output);
      };
    } catch (error) {
      return () => {
        for (const { reject } of calls) reject(error);
      };
    }
  },
});

/**
 * A statement for many that is called as one for one.
 * @param many answers each of the inputs, in their order
 */
export const batched = <Input, Output>(many: Many<Input, Output>) => {
  const open = new WeakMap<Walk, { readonly due: Due; readonly calls: Call<Input, Output>[] }>();

  const wait = (walk: Walk, db: Db, input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      const known = open.get(walk);
      const isOpen = known !== undefined && walk.due.get(many) === known.due;
      const calls = isOpen ? known.calls : [];
      if (!isOpen) {
        const due = dueOf(db, many, calls);
        open.set(walk, { due, calls });
        walk.due.set(many, due);
      }
      calls.push({ input, resolve, reject });
      walk.waiting += 1;
      askWhenAllWait(walk);
    });

  return async (db: Db, input: Input): Promise<Output> => {
    const walk = walks.get(db);
    if (walk !== undefined && !walk.isAsking) return wait(walk, db, input);
    const [output] = await many(db, [input]);
    // `many` answers each, and undefined may be an answer.
    return output as Output;
  };
};

/** @see batched, for a statement that answers nothing */
export const batchedWrite = <Input>(many: (db: Db, inputs: readonly Input[]) => Promise<unknown>) =>
  batched<Input, undefined>(async (db, inputs) => {
    await many(db, inputs);
    return inputs.map(() => undefined);
  });

/**
 * Takes the steps of many records of one transaction side by side.
 * @param steps of one record each; they do not touch each other's records
 * @returns what became of each, in their order
 */
export const runBatched = async <Result>(
  db: Db,
  steps: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> => {
  const walk: Walk = { going: steps.length, waiting: 0, isAsking: false, due: new Map() };
  walks.set(db, walk);
  const take = async (step: () => Promise<Result>): Promise<Result> => {
    try {
      return await step();
    } finally {
      walk.going -= 1;
      askWhenAllWait(walk);
    }
  };
  try {
    return await Promise.allSettled(steps.map(take));
  } finally {
    walks.delete(db);
  }
};
