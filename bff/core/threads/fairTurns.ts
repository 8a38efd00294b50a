/** What one person may have of what all share. */
export type Share = {
  /** His works at once. */
  readonly working: number;
  /** Those that wait behind them. */
  readonly waiting: number;
};

export type FairTurnsOptions = {
  /** What is shared, for the log. */
  readonly name: string;
  /** Works at once, of all together. */
  readonly width: number;
  /** Works that may wait, of all together. */
  readonly maxWaiting: number;
  readonly share: Share;
};

/** Whose turn it is: a person by his key, or undefined for the product itself, which has no share. */
export type Whose = string | undefined;

export type FairTurns = {
  /**
   * @param patience whoever has waited as long as it says waits no more
   * @throws ShareSpentError, ThreadsBusyError: nothing was begun
   */
  readonly run: <Result>(
    whose: Whose,
    work: () => Promise<Result>,
    patience?: AbortSignal,
  ) => Promise<Result>;
  /** How many of those that wait would have their turn before a work that comes now. */
  readonly ahead: (whose: Whose) => number;
};

/** Too many works wait already, or too long; the same request can be sent again (503). */
export class ThreadsBusyError extends Error {
  constructor(name: string) {
    super(`too many tasks wait for ${name}`);
    this.name = 'ThreadsBusyError';
  }
}

/** One person has asked for as much at once as he may; the same request can be sent again (429). */
export class ShareSpentError extends ThreadsBusyError {
  constructor(name: string) {
    super(name);
    this.message = `one person's share of ${name} is spent`;
    this.name = 'ShareSpentError';
  }
}

type Waiting = { readonly begin: () => void; readonly refuse: (error: Error) => void };
type Lane = { readonly waiting: Waiting[]; working: number };

/** The lanes of all who work or wait; the one whose turn comes next stands first. */
const createLanes = () => {
  const lanes = new Map<Whose, Lane>();
  const laneOf = (whose: Whose): Lane => lanes.get(whose) ?? { waiting: [], working: 0 };
  /** Behind all others, or forgotten. */
  const putLast = (whose: Whose, lane: Lane): void => {
    lanes.delete(whose);
    if (lane.working > 0 || lane.waiting.length > 0) lanes.set(whose, lane);
  };
  const begin = (whose: Whose, lane: Lane): void => {
    lane.working += 1;
    putLast(whose, lane);
  };
  const end = (whose: Whose): void => {
    const lane = laneOf(whose);
    lane.working -= 1;
    putLast(whose, lane);
  };
  /** Takes one that has waited long enough out of its line. */
  const leave = (whose: Whose, waiting: Waiting, error: Error): void => {
    const lane = laneOf(whose);
    const place = lane.waiting.indexOf(waiting);
    if (place < 0) return;
    lane.waiting.splice(place, 1);
    if (lane.working === 0 && lane.waiting.length === 0) lanes.delete(whose);
    waiting.refuse(error);
  };
  return { lanes, laneOf, begin, end, leave };
};

const countOf = (lanes: ReadonlyMap<Whose, Lane>, part: (lane: Lane) => number): number =>
  [...lanes.values()].reduce((sum, lane) => sum + part(lane), 0);

/** Takes the last of the person who has most waiting out of the line, where he has more than one who comes with so many. */
const makeRoom = (lanes: ReadonlyMap<Whose, Lane>, comesWith: number): Waiting | undefined => {
  const persons = [...lanes].filter(([whose]) => whose !== undefined).map(([, lane]) => lane);
  const fullest = persons.toSorted((one, other) => other.waiting.length - one.waiting.length)[0];
  return fullest !== undefined && fullest.waiting.length > comesWith + 1 ? fullest.waiting.pop() : undefined;
};

/** How many of those that wait would have their turn before a work that comes now. */
const aheadOf = (lanes: ReadonlyMap<Whose, Lane>, whose: Whose): number => {
  const own = lanes.get(whose)?.waiting.length ?? 0;
  const others = [...lanes].filter(([other]) => other !== whose);
  return others.reduce((sum, [, { waiting }]) => sum + Math.min(waiting.length, own + 1), own);
};

/**
 * Lets works have what all share, person by person: who asks for sixty at once has his next turn after everybody else
 * has had one. Beyond a share the same person is refused; when all together are too many, it is the last of him who has
 * most waiting, so that no few fill the line for all.
 */
export const createFairTurns = ({ name, width, maxWaiting, share }: FairTurnsOptions): FairTurns => {
  const { lanes, laneOf, begin, end, leave } = createLanes();
  const mayBegin = (whose: Whose, { working }: Lane): boolean =>
    countOf(lanes, (lane) => lane.working) < width && (whose === undefined || working < share.working);

  const beginNext = (): void => {
    for (const [whose, lane] of [...lanes]) {
      if (lane.waiting.length === 0 || !mayBegin(whose, lane)) continue;
      const next = lane.waiting.shift();
      begin(whose, lane);
      next?.begin();
    }
  };

  /** @throws ShareSpentError, ThreadsBusyError */
  const admit = (whose: Whose, lane: Lane): void => {
    if (whose !== undefined && lane.waiting.length >= share.waiting) throw new ShareSpentError(name);
    if (countOf(lanes, ({ waiting }) => waiting.length) < maxWaiting) return;
    const displaced = makeRoom(lanes, lane.waiting.length);
    if (displaced === undefined) throw new ThreadsBusyError(name);
    displaced.refuse(new ShareSpentError(name));
  };

  const turn = (whose: Whose, patience: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const lane = laneOf(whose);
      if (lane.waiting.length === 0 && mayBegin(whose, lane)) {
        begin(whose, lane);
        resolve();
        return;
      }
      admit(whose, lane);
      const waiting = { begin: resolve, refuse: reject };
      lane.waiting.push(waiting);
      patience?.addEventListener('abort', () => leave(whose, waiting, new ShareSpentError(name)), {
        once: true,
      });
      lanes.set(whose, lane);
    });

  return {
    run: async (whose, work, patience) => {
      await turn(whose, patience);
      try {
        return await work();
      } finally {
        end(whose);
        beginNext();
      }
    },
    ahead: (whose) => aheadOf(lanes, whose),
  };
};
