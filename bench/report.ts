import { callsPerSecond, quantileMs } from './load.ts';
import type { Measured } from './measure.ts';
import type { MeasuredServer } from './servers.ts';

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The median of the rounds' own ratios, which one bad second does not move. */
const ratioOf = (own: Measured, other: Measured): number =>
  median(own.rounds.map((calls, round) => calls / (other.rounds[round] ?? Number.NaN)));

const failuresOf = ({ load }: Measured): string =>
  Object.keys(load.failures).length > 0 ? `  FAILURES ${JSON.stringify(load.failures)}` : '';

const lineOf = (name: string, own: Measured, result: Measured): string => {
  const p99 = quantileMs(result.load, 0.99);
  const columns = [
    name.padEnd(16),
    `${callsPerSecond(result.load).toFixed(0).padStart(6)}/s`,
    `p50 ${quantileMs(result.load, 0.5).toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    `cpu ${result.cpuMs.toFixed(2)} ms`,
  ];
  const ratios =
    own === result
      ? []
      : [
          `product is ${ratioOf(own, result).toFixed(2)} × of it`,
          `its p99 ${(quantileMs(own.load, 0.99) / p99).toFixed(2)} ×`,
          `its cpu ${(own.cpuMs / result.cpuMs).toFixed(2)} ×`,
        ];
  return `  ${[...columns, ...ratios].join('  ')}${failuresOf(result)}`;
};

/** Prints every case with the product beside the bare servers; the product is the first server. */
export const printReport = (
  servers: readonly MeasuredServer[],
  results: ReadonlyMap<string, readonly Measured[]>,
): void => {
  for (const [name, measured] of results) {
    console.log(`\n${name}`);
    const [own] = measured;
    for (const [index, result] of measured.entries()) {
      if (own !== undefined) console.log(lineOf(servers[index]?.name ?? '', own, result));
    }
  }
  console.log('\nstart to ready, and memory after the load');
  for (const server of servers) {
    console.log(
      `  ${server.name.padEnd(16)} ${(server.startMs / 1000).toFixed(2)} s  ${server.memoryMb()} MB`,
    );
  }
};
