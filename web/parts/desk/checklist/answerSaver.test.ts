import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/parts/api/errors.ts';
import { ChecklistResult } from '#web/parts/api/generated/enums.ts';
import type { Sent as RecordSent } from '../recordChange/useRecordChange.ts';
import { createAnswerSaver, type SendAnswers } from './answerSaver.ts';
import type { Answers } from './checklist.ts';

const { Ok, Finding } = ChecklistResult;

type Sent = RecordSent<unknown, unknown>;

// What the record is then does not matter to the saver.
const saved: Sent = { record: {}, trouble: null };
const unsent: Sent = { record: null, trouble: { kind: 'unsent' } };
const refused: Sent = {
  record: null,
  trouble: { kind: 'refused', error: new ApiError({ status: 400, code: 1004 }), change: {} },
};

const setUp = (answersOfServer: Sent[], initial: Answers = new Map()) => {
  const bodies: unknown[] = [];
  const kept: [string, ChecklistResult][][] = [];
  const send: SendAnswers = async ({ checklist }) => {
    bodies.push(checklist);
    return answersOfServer.shift() ?? saved;
  };
  const onRefused = vi.fn();
  const saver = createAnswerSaver({
    initial,
    send,
    onChange: (now) => kept.push([...now]),
    onRefused,
  });
  return { saver, bodies, kept, onRefused };
};

describe('the saver of the checklist', () => {
  it('keeps an answer at once and forgets it when the server has it', async () => {
    const { saver, kept } = setUp([]);
    saver.answer('date', Ok);
    expect(kept.at(-1)).toEqual([['date', Ok]]);
    expect(await saver.settle()).toBe(true);
    expect(kept.at(-1)).toEqual([]);
  });

  it('sends what was answered meanwhile together with the next request', async () => {
    const { saver, bodies } = setUp([]);
    saver.answer('date', Ok);
    saver.answer('form', Ok);
    saver.answer('scope', Finding);
    await saver.settle();
    expect(bodies).toEqual([
      [{ key: 'date', result: Ok }],
      [
        { key: 'form', result: Ok },
        { key: 'scope', result: Finding },
      ],
    ]);
  });

  it('keeps what could not be sent, and sends the newest answer when it settles again', async () => {
    const { saver, bodies, kept } = setUp([unsent]);
    saver.answer('date', Ok);
    expect(await saver.settle()).toBe(false);
    expect(saver.isWaiting()).toBe(true);
    expect(kept.at(-1)).toEqual([['date', Ok]]);
    saver.answer('date', Finding);
    expect(await saver.settle()).toBe(true);
    expect(bodies.at(-1)).toEqual([{ key: 'date', result: Finding }]);
  });

  it('sends the newest answer when one was given again while the request broke off', async () => {
    const { saver, bodies } = setUp([unsent]);
    saver.answer('date', Ok);
    saver.answer('date', Finding);
    await saver.settle();
    await saver.settle();
    expect(bodies).toEqual([[{ key: 'date', result: Ok }], [{ key: 'date', result: Finding }]]);
  });

  it('gives up what the server refuses, and says so once', async () => {
    const { saver, kept, onRefused } = setUp([refused]);
    saver.answer('date', Ok);
    expect(await saver.settle()).toBe(false);
    expect(kept.at(-1)).toEqual([]);
    expect(saver.isWaiting()).toBe(false);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('begins with what an earlier desk could not save', async () => {
    const { saver, bodies } = setUp([], new Map([['date', Ok]]));
    expect(saver.isWaiting()).toBe(true);
    await saver.settle();
    expect(bodies).toEqual([[{ key: 'date', result: Ok }]]);
  });
});
