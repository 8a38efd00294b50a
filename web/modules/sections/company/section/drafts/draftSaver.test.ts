import { describe, expect, it } from 'vitest';
import { returnedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { ReturnAnswerKind } from '#web/parts/api/generated/enums.ts';
import { createDraftSaver } from './draftSaver.ts';
import type { DraftState, Reading } from './draftSending.ts';

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
  const first: Reading = { body: { ...returnedSection, id: 7, submitterComment: null }, etag: '"v1"' };
  let stored = first;
  const saver = createDraftSaver({
    first,
    storage,
    onState: (state) => states.push(state),
    now: () => new Date('2026-11-20T01:31:00Z'),
  });
  const line = {
    send: async (body: { submitterComment?: string | null }, ifMatch: string | null) => {
      if (ifMatch !== stored.etag)
        return { isOk: false, error: new ApiError({ status: 412, code: 1004 }) } as const;
      bodies.push(body);
      const failure = failures.shift();
      if (failure !== undefined) return { isOk: false, error: failure } as const;
      const { submitterComment = stored.body.submitterComment } = body;
      stored = next({ submitterComment });
      return { isOk: true, ...stored } as const;
    },
    reread: async () => stored,
  };
  const next = (change: Partial<Reading['body']>): Reading => ({
    body: { ...stored.body, ...change },
    etag: `"v${Number(stored.etag?.slice(2, -1)) + 1}"`,
  });
  const changeElsewhere = (change: Partial<Reading['body']>): void => {
    stored = next(change);
  };
  saver.connect(line, first);
  return { saver, states, bodies, storage, changeElsewhere, stored: () => stored.body.submitterComment };
};

const answer = { returnItemId: 3, kind: ReturnAnswerKind.Explain, comment: '直しました', fileIds: [] };

describe('the saver of a section', () => {
  it('sends comment and answers together and then keeps nothing in this browser', async () => {
    const { saver, bodies, states, storage } = setUp();
    saver.noteComment('よろしく', null);
    expect(await saver.saveAnswer(answer, null)).toEqual({ isSaved: true, etag: '"v2"' });
    expect(bodies).toEqual([{ id: 7, submitterComment: 'よろしく', answers: [answer] }]);
    expect(states.at(-1)).toEqual({ kind: 'saved', at: '2026-11-20T01:31:00.000Z' });
    expect(storage.content).toEqual({});
  });

  it('keeps what is typed in this browser before it is sent', () => {
    const { saver, storage } = setUp();
    saver.noteComment('書きかけ', null);
    expect(storage.content[KEY]).toContain('書きかけ');
  });

  it('answers the version of the save that a press had to wait for', async () => {
    const { saver, bodies } = setUp();
    const save = saver.saveAnswer(answer, null);
    expect(await saver.flush()).toEqual({ isSaved: true, etag: '"v2"' });
    expect(bodies).toHaveLength(1);
    await save;
  });

  it('sends nothing when nothing was typed', async () => {
    const { saver, bodies } = setUp();
    expect(await saver.flush()).toEqual({ isSaved: true, etag: '"v1"' });
    expect(bodies).toEqual([]);
  });

  it('keeps what no answer came to, and sends it with the newest words later', async () => {
    const { saver, bodies, states, storage } = setUp([null]);
    expect((await saver.saveComment('一', null)).isSaved).toBe(false);
    expect(states.at(-1)).toEqual({ kind: 'offline' });
    expect(storage.content[KEY]).toContain('一');
    await saver.saveComment('二', null);
    expect(bodies.at(-1)).toEqual({ id: 7, submitterComment: '二' });
  });

  it('keeps it through a lost session, a busy and a broken server', async () => {
    for (const status of [401, 429, 503]) {
      const { saver, storage } = setUp([new ApiError({ status, code: null })]);
      await saver.saveComment('一', null);
      expect(storage.content[KEY]).toContain('一');
    }
  });

  it('drops what the server refuses for good, with its reason', async () => {
    const refusal = new ApiError({ status: 400, code: 1004, detail: '長すぎます' });
    const { saver, states, storage } = setUp([refusal]);
    await saver.saveComment('一', null);
    expect(states.at(-1)).toEqual({ kind: 'refused', problem: '長すぎます' });
    expect(storage.content).toEqual({});
  });

  it('begins with what an earlier window could not send', async () => {
    const storage = memory();
    setUp([], storage).saver.noteComment('前の窓', null);
    const { saver, bodies } = setUp([], storage);
    expect(saver.unsent().submitterComment).toBe('前の窓');
    await saver.flush();
    expect(bodies).toEqual([{ id: 7, submitterComment: '前の窓' }]);
  });

  it('sends one request at a time', async () => {
    const { saver, bodies } = setUp();
    await Promise.all([saver.saveComment('一', null), saver.saveComment('二', null)]);
    expect(bodies).toEqual([{ id: 7, submitterComment: '二' }]);
  });
});

describe('two windows on one section', () => {
  it('do not overwrite each other: the person chooses, and his own words go out', async () => {
    const { saver, states, bodies, storage, changeElsewhere, stored } = setUp();
    changeElsewhere({ submitterComment: '別の窓' });
    expect(await saver.saveComment('この窓', null)).toEqual({ isSaved: false, etag: null, isConflict: true });
    expect(states.at(-1)).toMatchObject({ kind: 'conflict', stored: { submitterComment: '別の窓' } });
    expect([bodies, stored()]).toEqual([[], '別の窓']);
    expect(storage.content[KEY]).toContain('この窓');
    expect((await saver.resolve(true)).isSaved).toBe(true);
    expect([stored(), storage.content]).toEqual(['この窓', {}]);
  });

  it('or what is stored stays', async () => {
    const { saver, bodies, storage, changeElsewhere, stored } = setUp();
    changeElsewhere({ submitterComment: '別の窓' });
    await saver.saveComment('この窓', null);
    expect((await saver.resolve(false)).isSaved).toBe(true);
    expect([bodies, stored(), storage.content]).toEqual([[], '別の窓', {}]);
    await saver.saveComment('この窓から', null);
    expect(stored()).toBe('この窓から');
  });

  it('an answer to one finding goes on top of words from the other window', async () => {
    const { saver, bodies, changeElsewhere, stored } = setUp();
    changeElsewhere({ submitterComment: '別の窓' });
    expect((await saver.saveAnswer(answer, null)).isSaved).toBe(true);
    expect([bodies, stored()]).toEqual([[{ id: 7, answers: [answer] }], '別の窓']);
  });

  it('the same finding answered in both is asked about', async () => {
    const { saver, states, changeElsewhere } = setUp();
    const item = returnedSection.returnItems[0];
    if (item === undefined) throw new Error('no finding');
    const other = {
      kind: 1 as const,
      comment: '別の答え',
      fileIds: [],
      answeredAt: null,
      answeredByName: '向井 陽子',
    };
    changeElsewhere({ returnItems: [{ ...item, id: 3, answer: other }] });
    await saver.saveAnswer(answer, null);
    const state = states.at(-1);
    expect(state?.kind === 'conflict' && state.stored.answers.get(3)?.comment).toBe('別の答え');
  });

  it('words typed while a save is on its way are no conflict with that save', async () => {
    const { saver, stored } = setUp();
    const save = saver.saveComment('一', null);
    saver.noteComment('一二', null);
    await save;
    expect((await saver.flush()).isSaved).toBe(true);
    expect(stored()).toBe('一二');
  });

  it('a copy of a closed window is not written over what came later', async () => {
    const storage = memory();
    const { changeElsewhere } = setUp([], storage);
    changeElsewhere({});
    setUp([null], storage).saver.noteComment('閉じた窓', '前の言葉');
    const { saver, states } = setUp([], storage);
    await saver.flush();
    expect(states.at(-1)?.kind).toBe('conflict');
  });
});
