import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Stage } from '../faults/frame/stage.ts';
import type { Answer } from '../faults/tools/ask.ts';
import type { Outcome } from './crowd.ts';
import type { CrowdMessage, CrowdTask } from './crowdThread.ts';

/** Bytes come out of a thread as an array. */
const withBytes = <Item extends { readonly answers: readonly Answer[] }>(item: Item): Item => ({
  ...item,
  answers: item.answers.map((answer) => ({ ...answer, bytes: Buffer.from(answer.bytes) })),
});

/** Lets everybody do as planned, in a thread of their own. */
export const startCrowd = async (stage: Stage, task: CrowdTask): Promise<Outcome> => {
  const thread = new Worker(join(import.meta.dirname, 'crowdThread.ts'), { workerData: task });
  stage.later(() => thread.terminate());
  const outcomes: Outcome[] = [];
  thread.on('message', (message: CrowdMessage) => {
    stage.moved();
    if (message !== null) outcomes.push(message);
  });
  await once(thread, 'exit');
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error('the crowd came to no end');
  return { uploads: outcome.uploads.map(withBytes), presses: outcome.presses.map(withBytes) };
};
