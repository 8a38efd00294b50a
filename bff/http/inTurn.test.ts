import { describe, expect, it } from 'vitest';
import { createTurns } from './inTurn.ts';

const held = () => Promise.withResolvers<string>();

describe('works in turn', () => {
  it('with the same name run one after the other, in their order', async () => {
    const inTurn = createTurns();
    const [first, second] = [held(), held()];
    const begun: string[] = [];
    const run = (name: string, work: PromiseWithResolvers<string>) =>
      inTurn('key', () => {
        begun.push(name);
        return work.promise;
      });
    const answers = Promise.all([run('first', first), run('second', second)]);
    second.resolve('b');
    await Promise.resolve();
    expect(begun).toEqual(['first']);
    first.resolve('a');
    expect(await answers).toEqual(['a', 'b']);
  });

  it('run after one that failed, and with another name or none beside it', async () => {
    const inTurn = createTurns();
    const slow = held();
    const failing = inTurn('key', () => slow.promise);
    expect(await inTurn('other', async () => 'other')).toBe('other');
    expect(await inTurn(undefined, async () => 'none')).toBe('none');
    slow.reject(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await inTurn('key', async () => 'next')).toBe('next');
  });
});
