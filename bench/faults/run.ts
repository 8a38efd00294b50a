/**
 * `npm run bench:faults`: every fault of the quality marks at its full size; `-- F3 F13` only those, `-- --quick` in the
 * size of the tests, `-- F14 --minutes 60` for so long, `-- --list` says what there is. Prints what it finds as it finds
 * it, and a line for each fault at the end. Exit code 1 when a rule is broken, 2 when only times are beyond their marks.
 */
import { parseArgs } from 'node:util';
import { faults } from './faults.ts';
import { createGround } from './frame/ground.ts';
import { exitCodeOf, sayFinding, sayMachine, saySummary } from './frame/summary.ts';
import { type Trial, tryFault } from './frame/tryFault.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const known = new Map(faults.map((fault) => [fault.id, fault]));
const unknown = positionals.filter((id) => !known.has(id));
if (unknown.length > 0) throw new Error(`no fault ${unknown.join(', ')}: ${[...known.keys()].join(' ')}`);
const chosen = positionals.length === 0 ? faults : faults.filter(({ id }) => positionals.includes(id));

const ground = createGround();
// Whoever breaks it off finds no server left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void ground.close().finally(() => process.exit(1)));
}

const runAll = async (): Promise<Trial[]> => {
  const trials: Trial[] = [];
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  try {
    for (const fault of chosen) {
      console.log(`\n${fault.id}  ${fault.what} (${sayMachine()})\n    ${fault.mark}`);
      const tell = (finding: Parameters<typeof sayFinding>[0]) => console.log(sayFinding(finding));
      trials.push(await tryFault(fault, ground, { isQuick: values.quick, minutes, tell }));
    }
  } finally {
    await ground.close();
  }
  return trials;
};

if (values.list) {
  for (const { id, what, mark, test } of faults)
    console.log(`${id.padEnd(5)} ${what}\n      ${mark}\n      ${test}`);
} else {
  const trials = await runAll();
  console.log(`\n${saySummary(trials)}\n${sayMachine()}`);
  process.exitCode = exitCodeOf(trials);
}
