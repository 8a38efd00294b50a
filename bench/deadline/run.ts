/**
 * `npm run bench:deadline`: the last two minutes of a call with as much a minute as 2,000 submissions and 3,000 files in
 * ten; `-- --minutes 10` the whole of it, `-- --quick` in the size of the tests. Needs `postgres` on the PATH. Exit code
 * 1 when a rule is broken, 2 when only times or sizes are beyond their marks.
 */
import { parseArgs } from 'node:util';
import { createGround } from '../faults/frame/ground.ts';
import { exitCodeOf, sayFinding, sayMachine, saySummary } from '../faults/frame/summary.ts';
import { tryFault } from '../faults/frame/tryFault.ts';
import { deadline } from './deadline.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, minutes: { type: 'string', default: '2' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes} is no length of time`);

const ground = createGround();
// Whoever breaks it off finds no server left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void ground.close().finally(() => process.exit(1)));
}

try {
  const trial = deadline(minutes);
  console.log(`${trial.what} (${sayMachine()})\n    ${trial.mark}`);
  const tell = (finding: Parameters<typeof sayFinding>[0]) => console.log(sayFinding(finding));
  const result = await tryFault(trial, ground, { isQuick: values.quick, tell });
  console.log(`\n${saySummary([result])}\n${sayMachine()}`);
  process.exitCode = exitCodeOf([result]);
} finally {
  await ground.close();
}
