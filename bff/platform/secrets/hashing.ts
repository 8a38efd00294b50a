import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '#bff/core/apiError.ts';

/** Argon2id of OWASP: 19 MiB, two passes, one lane. 2 is Algorithm.Argon2id, a const enum of the package. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;
const RETRY_AFTER_SECONDS = 2;

export type PasswordHasherOptions = {
  /** Hashes computed at a time; each takes 19 MiB and a thread for some 30 ms. */
  readonly maxConcurrent?: number;
  /** Requests that may wait; the next is refused at once. */
  readonly maxWaiting?: number;
};

export type PasswordHasher = {
  /** Hash of a password that `checkPassword` let pass. @throws ApiError SERVICE_UNAVAILABLE when too many wait */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether a password fits a stored hash. Without one (unknown address) the same work is done on a hash that
   * nothing fits, so that the time tells nothing.
   * @throws ApiError SERVICE_UNAVAILABLE when too many wait
   */
  readonly verify: (storedHash: string | null, password: string) => Promise<boolean>;
};

type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `maxConcurrent` tasks at a time, first come first served, and refuses when the queue is full. */
const createLimiter = (maxConcurrent: number, maxWaiting: number): Limiter => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < maxConcurrent) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) {
      throw new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    // The place is handed over: `running` stays as it is when the one before leaves.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};

/** Makes the one hasher of the process; the cap holds over all its callers. */
export const createPasswordHasher = ({
  maxConcurrent = 2,
  maxWaiting = 100,
}: PasswordHasherOptions = {}): PasswordHasher => {
  const limited = createLimiter(maxConcurrent, maxWaiting);
  // A hash that no accepted password can fit: 33 characters are over the limit.
  const nothingFits = hash('-'.repeat(33), PARAMETERS);
  nothingFits.catch(() => undefined);
  return {
    hash: (password) => limited(() => hash(password, PARAMETERS)),
    verify: async (storedHash, password) => {
      const target = storedHash ?? (await nothingFits);
      const fits = await limited(() => verify(target, password));
      return storedHash !== null && fits;
    },
  };
};

const processHasher = createPasswordHasher();

/** {@link PasswordHasher.hash} of the process. */
export const hashPassword = processHasher.hash;

/** {@link PasswordHasher.verify} of the process. */
export const verifyPassword = processHasher.verify;
