import { afterAll, expect, it } from 'vitest';
import { hasPostgres } from '../../scripts/db/testServer.ts';
import { createGround } from '../faults/frame/ground.ts';
import { tryFault } from '../faults/frame/tryFault.ts';
import { deadline } from './deadline.ts';

/* `npm run bench:deadline` in its short size. Times are not judged here. */

const ground = createGround();

afterAll(() => ground.close());

it.skipIf(!hasPostgres())(
  'in the last minutes nobody who pressed in time is refused, and nothing is lost',
  async () => {
    const { findings, result } = await tryFault(deadline(1), ground, { isQuick: true });
    expect(findings.filter(({ kind }) => kind === 'broken').map(({ text }) => text)).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
    expect(result).not.toBe('skipped');
  },
);
