import type { UploadedFile } from '#web/parts/api/files.ts';
import { createCell } from '#web/parts/watched/createCell.ts';

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

/** Where the files of a page stand, with those who watch. */
const createJobList = () => {
  const { get: getJobs, put, subscribe } = createCell<readonly UploadJob[]>([]);
  return {
    getJobs,
    subscribe,
    add: (added: readonly UploadJob[]): void => put([...getJobs(), ...added]),
    remove: (id: string): void => put(getJobs().filter((job) => job.id !== id)),
    change: (id: string, part: Partial<UploadJob>): void =>
      put(getJobs().map((job) => (job.id === id ? { ...job, ...part } : job))),
  };
};

type JobList = ReturnType<typeof createJobList>;

/** Sends what waits in the list, a few at a time. */
const createSender = (list: JobList, { send, failureOf, onSent }: Ports) => {
  const aborts = new Map<string, AbortController>();

  const run = async (job: UploadJob): Promise<void> => {
    const abort = new AbortController();
    aborts.set(job.id, abort);
    list.change(job.id, { state: 'sending', sentBytes: 0, problem: null });
    try {
      const onProgress = (sent: number, total: number) =>
        list.change(job.id, { sentBytes: total > 0 ? Math.floor((sent / total) * job.file.size) : 0 });
      const uploaded = await send(job, { onProgress, signal: abort.signal });
      list.change(job.id, { state: 'sent', sentBytes: job.file.size, uploaded });
      if (!abort.signal.aborted) onSent(job, uploaded);
    } catch (error) {
      if (!abort.signal.aborted) fail(job.id, failureOf(error));
    } finally {
      aborts.delete(job.id);
      startWaiting();
    }
  };
  const fail = (id: string, { kind, problem }: UploadFailure): void =>
    list.change(id, { state: kind, problem });
  const startWaiting = (): void => {
    const free = Math.max(0, MAX_AT_ONCE - aborts.size);
    const waiting = list.getJobs().filter(({ state }) => state === 'waiting');
    for (const job of waiting.slice(0, free)) void run(job);
  };
  return { startWaiting, stop: (id: string): void => aborts.get(id)?.abort() };
};

const newJob = ({ refusal, ...upload }: NewUpload, id: string): UploadJob => ({
  ...upload,
  id,
  state: refusal === null ? 'waiting' : 'refused',
  sentBytes: 0,
  problem: refusal,
  uploaded: null,
});

/**
 * The files of one page on their way to the server. Plain and without React; nothing is kept outside of memory.
 * `resume` sends on whatever a lost connection broke off.
 */
export const createUploadQueue = (ports: Ports) => {
  const list = createJobList();
  const { startWaiting, stop } = createSender(list, ports);
  const goOn = (jobs: readonly UploadJob[]): void => {
    for (const { id, state } of jobs) if (state === 'interrupted') list.change(id, { state: 'waiting' });
    startWaiting();
  };
  return {
    getJobs: list.getJobs,
    subscribe: list.subscribe,
    /** @returns the ids of the jobs, in the same order */
    add: (uploads: readonly NewUpload[]): string[] => {
      const added = uploads.map((upload) => newJob(upload, ports.newId()));
      list.add(added);
      startWaiting();
      return added.map(({ id }) => id);
    },
    /** Sends a broken-off file again under its first key. */
    retry: (id: string): void => goOn(list.getJobs().filter((job) => job.id === id)),
    /** The line is back: everything that broke off goes on. */
    resume: (): void => goOn(list.getJobs()),
    /** Takes a file out of the list; one on its way is stopped. */
    remove: (id: string): void => {
      stop(id);
      list.remove(id);
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;
