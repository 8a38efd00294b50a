import { describe, expect, it } from 'vitest';
import { askAgain } from './askAgain.ts';

const busy = (retryAfter: string) =>
  new Response(null, { status: 429, headers: { 'retry-after': retryAfter } });

const asking = (...answers: readonly Response[]) => {
  const waits: number[] = [];
  let asked = 0;
  const ask = async (): Promise<Response> => {
    asked += 1;
    return answers[asked - 1] ?? answers.at(-1) ?? new Response();
  };
  const wait = async (ms: number): Promise<void> => void waits.push(ms);
  return { run: (signal?: AbortSignal) => askAgain(ask, signal, wait), waits, countAsked: () => asked };
};

describe('what one person has asked for too often at once', () => {
  it('is asked again by itself, after the time that the server says and not before', async () => {
    const { run, waits } = asking(busy('5'), busy('2'), new Response(null, { status: 201 }));
    expect((await run()).status).toBe(201);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(5_000);
    expect(waits[1]).toBeGreaterThanOrEqual(2_000);
  });

  it('is told where it takes longer: a day that is full, a password that was wrong too often', async () => {
    const { run, waits } = asking(busy('43200'));
    expect([(await run()).status, waits]).toEqual([429, []]);
  });

  it.each([201, 400, 409, 503])('is nothing else: %i is answered at once', async (status) => {
    const { run, countAsked } = asking(new Response(null, { status, headers: { 'retry-after': '1' } }));
    expect([(await run()).status, countAsked()]).toEqual([status, 1]);
  });

  it('ends some time', async () => {
    const { run, countAsked } = asking(busy('5'));
    expect([(await run()).status, countAsked()]).toEqual([429, 20]);
  });

  it('is not waited for when it is taken back', async () => {
    const taken = new AbortController();
    const waiting = askAgain(async () => busy('30'), taken.signal);
    taken.abort(new Error('taken back'));
    await expect(waiting).rejects.toThrow('taken back');
  });
});
