import type { UploadedFile } from '#web/api/files.ts';

/** One file on its way. It stays here, with its content, until the server has it or the person takes it away. */
export type UploadJob = {
  /** Also the Idempotency-Key: sent again after a lost connection, the server keeps one file. */
  readonly id: string;
  readonly file: File;
  /** What the file is for: the section itself, or the answer to one finding. */
  readonly purpose: string;
  readonly replacedFileId: string | null;
  readonly state: 'waiting' | 'sending' | 'sent' | 'interrupted' | 'refused';
  readonly sentBytes: number;
  /** Why it was refused or interrupted, in a sentence; null when the built-in one will do. */
  readonly problem: string | null;
  readonly uploaded: UploadedFile | null;
};

export type NewUpload = Pick<UploadJob, 'file' | 'purpose' | 'replacedFileId'> & {
  /** Set when the file cannot be taken at all: it is listed with the reason and never sent. */
  readonly refusal: string | null;
};

/** What a failed transfer means for the file. */
export type UploadFailure =
  | { readonly kind: 'interrupted'; readonly problem: string | null }
  | { readonly kind: 'refused'; readonly problem: string };

type Watch = {
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  readonly signal: AbortSignal;
};

type Ports = {
  readonly send: (job: UploadJob, watch: Watch) => Promise<UploadedFile>;
  readonly failureOf: (error: unknown) => UploadFailure;
  readonly newId: () => string;
  /** The server has the file. */
  readonly onSent: (job: UploadJob, uploaded: UploadedFile) => void;
};

/** Transfers at a time: a phone's line is not made faster by more. */
const MAX_AT_ONCE = 2;

/**
 * The files of one page on their way to the server. Plain and without React; nothing is kept outside of memory.
 * `resume` sends on whatever a lost connection broke off.
 */
export const createUploadQueue = ({ send, failureOf, newId, onSent }: Ports) => {
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();
  let jobs: readonly UploadJob[] = [];

  const put = (next: readonly UploadJob[]): void => {
    jobs = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, part: Partial<UploadJob>): void =>
    put(jobs.map((job) => (job.id === id ? { ...job, ...part } : job)));

  const run = async (job: UploadJob): Promise<void> => {
    const abort = new AbortController();
    aborts.set(job.id, abort);
    change(job.id, { state: 'sending', sentBytes: 0, problem: null });
    try {
      const onProgress = (sent: number, total: number) =>
        change(job.id, { sentBytes: total > 0 ? Math.floor((sent / total) * job.file.size) : 0 });
      const uploaded = await send(job, { onProgress, signal: abort.signal });
      change(job.id, { state: 'sent', sentBytes: job.file.size, uploaded });
      if (!abort.signal.aborted) onSent(job, uploaded);
    } catch (error) {
      if (!abort.signal.aborted) fail(job.id, failureOf(error));
    } finally {
      aborts.delete(job.id);
      startWaiting();
    }
  };

  const fail = (id: string, { kind, problem }: UploadFailure): void => change(id, { state: kind, problem });

  const startWaiting = (): void => {
    const free = MAX_AT_ONCE - aborts.size;
    for (const job of jobs.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void run(job);
  };

  const wait = (matches: (job: UploadJob) => boolean): void => {
    put(
      jobs.map((job) => (matches(job) && job.state === 'interrupted' ? { ...job, state: 'waiting' } : job)),
    );
    startWaiting();
  };

  return {
    getJobs: (): readonly UploadJob[] => jobs,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (uploads: readonly NewUpload[]): void => {
      const added = uploads.map(
        ({ refusal, ...upload }): UploadJob => ({
          ...upload,
          id: newId(),
          state: refusal === null ? 'waiting' : 'refused',
          sentBytes: 0,
          problem: refusal,
          uploaded: null,
        }),
      );
      put([...jobs, ...added]);
      startWaiting();
    },
    /** Sends a broken-off file again under its first key. */
    retry: (id: string): void => wait((job) => job.id === id),
    /** The line is back: everything that broke off goes on. */
    resume: (): void => wait(() => true),
    /** Takes a file out of the list; one on its way is stopped. */
    remove: (id: string): void => {
      aborts.get(id)?.abort();
      put(jobs.filter((job) => job.id !== id));
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;
