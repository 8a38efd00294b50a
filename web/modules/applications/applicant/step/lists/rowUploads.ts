import type { FormApi } from 'final-form';
import type { UploadQueue } from '#web/parts/files/uploadQueue.ts';
import type { SendFile } from '#web/parts/files/useUploadQueue.ts';
import { newUploadQueue } from '#web/parts/files/useUploadQueue.ts';
import { onItsWay, rowsOf, type TypedRow, type TypedValues } from '../../model/values.ts';

const queues = new WeakMap<FormApi<TypedValues>, UploadQueue>();

const inCell = (
  cell: string | readonly string[],
  place: string,
  put: readonly string[],
): string | readonly string[] =>
  typeof cell === 'string' || !cell.includes(place)
    ? cell
    : [...new Set(cell.flatMap((item) => (item === place ? put : [item])))];

const inRow = (row: TypedRow, place: string, put: readonly string[]): TypedRow =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, inCell(cell, place, put)]));

const holds = (row: TypedRow, place: string): boolean =>
  Object.values(row).some((cell) => typeof cell !== 'string' && cell.includes(place));

/** Puts ids where a file on its way stands, whichever row that is by now; a row that was removed has none. */
const putInRows = (form: FormApi<TypedValues>, place: string, put: readonly string[]): void => {
  for (const [name, typed] of Object.entries(form.getState().values)) {
    const rows = rowsOf(typed);
    if (rows.some((row) => holds(row, place))) {
      form.change(
        name,
        rows.map((row) => inRow(row, place, put)),
      );
    }
  }
};

type Ports = {
  readonly send: SendFile;
  /** The server has one more file. */
  readonly onSent: () => void;
};

/** The files on their way for the rows of a form, all in one queue: a row may move up meanwhile. */
export const rowUploadsOf = (form: FormApi<TypedValues>, { send, onSent }: Ports): UploadQueue => {
  const known = queues.get(form);
  if (known !== undefined) return known;
  const queue = newUploadQueue(send, (job, uploaded) => {
    putInRows(form, onItsWay(job.id), [uploaded.id]);
    onSent();
  });
  queues.set(form, queue);
  return queue;
};

/** Takes a file that is on its way out of the queue and out of its row. */
export const cancelRowUpload = (form: FormApi<TypedValues>, queue: UploadQueue, jobId: string): void => {
  queue.remove(jobId);
  putInRows(form, onItsWay(jobId), []);
};
