import { afterAll, describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { createGround } from './frame/ground.ts';
import { missingPrograms, tryFault } from './frame/tryFault.ts';

/* The faults of `npm run bench:faults` that no other test tries, in their short size. Times are not judged here. */

const here = 'bench/faults/faults.postgres.test.ts';
const ground = createGround();

afterAll(() => ground.close());

describe('the product keeps what it promised over', () => {
  for (const fault of faults.filter(({ test }) => test === here)) {
    it.skipIf(missingPrograms(fault).length > 0)(`${fault.what} (${fault.id})`, async () => {
      const { findings, result } = await tryFault(fault, ground, { isQuick: true });
      expect(findings.filter(({ kind }) => kind === 'broken').map(({ text }) => text)).toEqual([]);
      expect(findings.length).toBeGreaterThan(0);
      expect(result).not.toBe('skipped');
    });
  }
});
