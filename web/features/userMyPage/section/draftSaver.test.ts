import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/errors.ts';
import { ReturnAnswerKind } from '#web/api/generated/enums.ts';
import { createDraftSaver, type DraftState } from './draftSaver.ts';

const KEY = 'section.7.unsent';

const memory = (content: Record<string, string> = {}) => ({
  content,
  getItem: (key: string) => content[key] ?? null,
  setItem: (key: string, value: string) => {
    content[key] = value;
  },
  removeItem: (key: string) => {
    delete content[key];
  },
});

type Failure = ApiError | null;

const setUp = (failures: Failure[] = [], storage = memory()) => {
  const states: DraftState[] = [];
  const bodies: object[] = [];
  const saver = createDraftSaver({
    sectionId: 7,
    storage,
    onState: (state) => states.push(state),
    now: () => new Date('2026-11-20T01:31:00Z'),
  });
  saver.sendWith(async (body) => {
    bodies.push(body);
    const failure = failures.shift();
    return failure === undefined ? { isOk: true, etag: '"v2"' } : { isOk: false, error: failure };
  });
  return { saver, states, bodies, storage };
};

const answer = { returnItemId: 3, kind: ReturnAnswerKind.Explain, comment: '直しました', fileIds: [] };

describe('the saver of a section', () => {
  it('sends comment and answers together and then keeps nothing in this browser', async () => {
    const { saver, bodies, states, storage } = setUp();
    saver.noteComment('よろしく');
    expect(await saver.saveAnswer(answer)).toEqual({ isSaved: true, etag: '"v2"' });
    expect(bodies).toEqual([{ id: 7, submitterComment: 'よろしく', answers: [answer] }]);
    expect(states.at(-1)).toEqual({ kind: 'saved', at: '2026-11-20T01:31:00.000Z' });
    expect(storage.content).toEqual({});
  });

  it('keeps what is typed in this browser before it is sent', () => {
    const { saver, storage } = setUp();
    saver.noteComment('書きかけ');
    expect(storage.content[KEY]).toContain('書きかけ');
  });

  it('answers the version of the save that a press had to wait for', async () => {
    const { saver, bodies } = setUp();
    const save = saver.saveAnswer(answer);
    expect(await saver.flush()).toEqual({ isSaved: true, etag: '"v2"' });
    expect(bodies).toHaveLength(1);
    await save;
  });

  it('sends nothing when nothing was typed', async () => {
    const { saver, bodies } = setUp();
    expect(await saver.flush()).toEqual({ isSaved: true, etag: null });
    expect(bodies).toEqual([]);
  });

  it('keeps what no answer came to, and sends it with the newest words later', async () => {
    const { saver, bodies, states, storage } = setUp([null]);
    expect((await saver.saveComment('一')).isSaved).toBe(false);
    expect(states.at(-1)).toEqual({ kind: 'offline' });
    expect(storage.content[KEY]).toContain('一');
    await saver.saveComment('二');
    expect(bodies.at(-1)).toEqual({ id: 7, submitterComment: '二' });
  });

  it('keeps it through a lost session, a busy and a broken server', async () => {
    for (const status of [401, 429, 503]) {
      const { saver, storage } = setUp([new ApiError({ status, code: null })]);
      await saver.saveComment('一');
      expect(storage.content[KEY]).toContain('一');
    }
  });

  it('drops what the server refuses for good, with its reason', async () => {
    const refusal = new ApiError({ status: 400, code: 1004, detail: '長すぎます' });
    const { saver, states, storage } = setUp([refusal]);
    await saver.saveComment('一');
    expect(states.at(-1)).toEqual({ kind: 'refused', problem: '長すぎます' });
    expect(storage.content).toEqual({});
  });

  it('begins with what an earlier window could not send', async () => {
    const storage = memory();
    setUp([], storage).saver.noteComment('前の窓');
    const { saver, bodies } = setUp([], storage);
    expect(saver.kept.submitterComment).toBe('前の窓');
    await saver.flush();
    expect(bodies).toEqual([{ id: 7, submitterComment: '前の窓' }]);
  });

  it('sends one request at a time', async () => {
    const { saver, bodies } = setUp();
    await Promise.all([saver.saveComment('一'), saver.saveComment('二')]);
    expect(bodies).toEqual([{ id: 7, submitterComment: '二' }]);
  });
});
