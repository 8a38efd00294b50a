/**
 * The thread of the crowd. In life it sits at other machines: here it takes what the product and its clerks leave of the
 * processors, or its own work would stand before theirs.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '../../bff/core/threads/lowerThreadPriority.ts';
import { act, type Doors, type Outcome, type Plan } from './crowd.ts';

export type CrowdTask = { readonly doors: Doors; readonly plans: readonly Plan[] };
/** null: there was an answer; at the end what came of everything. */
export type CrowdMessage = Outcome | null;

lowerThreadPriority(5);

const { doors, plans }: CrowdTask = workerData;
const tell = (message: CrowdMessage): void => parentPort?.postMessage(message);
tell(await act(() => tell(null), doors, plans));
