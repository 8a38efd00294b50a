import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/parts/api/errors.ts';
import type { DraftState } from './draftState.ts';
import { arrived, begun, decided, isSaved, refused, reread, sendable, typed } from './draftSteps.ts';

const AT = new Date('2026-11-20T01:31:00Z');
const stored = { name: '旧', stores: 1 };
const idle: DraftState = { status: 'idle', savedAt: null, unsent: {}, held: [], conflicts: {}, findings: [] };
const refusal = (...errors: [string, string][]) =>
  new ApiError({
    status: 400,
    code: 1004,
    errors: errors.map(([pointer, message]) => ({ pointer, message, code: null })),
  });

const type = (state: DraftState, name: string, value: unknown, isSending = false) =>
  typed(state, stored, { name, value, isWrong: false, isSending });

describe('a draft', () => {
  it('begins with what an earlier window could not send', () => {
    expect(begun({ name: { value: '新', base: '旧' } }, stored)).toMatchObject({
      status: 'waiting',
      unsent: { name: { value: '新', base: '旧' } },
      conflicts: {},
    });
    expect(begun({}, stored).status).toBe('idle');
  });

  it('begins with a conflict where the server has another answer than the one that was written over', () => {
    expect(begun({ name: { value: '新', base: '元' } }, stored)).toMatchObject({
      status: 'idle',
      conflicts: { name: { value: '新', base: '元' } },
    });
  });
});

describe('typing', () => {
  it('waits to be sent, on top of what the server has', () => {
    const state = type(idle, 'name', '新');
    expect(state.status).toBe('waiting');
    expect(state.unsent).toEqual({ name: { value: '新', base: '旧' } });
  });

  it('keeps the first base when the same answer is typed on', () => {
    const state = type({ ...idle, unsent: { name: { value: 'あ', base: '元' } } }, 'name', 'ああ');
    expect(state.unsent.name).toEqual({ value: 'ああ', base: '元' });
  });

  it('back to what is stored leaves nothing to send, unless something is under way', () => {
    const state = type(type(idle, 'name', '新'), 'name', '旧');
    expect([state.status, state.unsent]).toEqual(['idle', {}]);
    expect(type(type(idle, 'name', '新'), 'name', '旧', true).unsent).toHaveProperty('name');
  });

  it('does not hide that there is no connection', () => {
    expect(type({ ...idle, status: 'offline' }, 'name', '新').status).toBe('offline');
  });

  it('takes the finding away from the place, and from no other', () => {
    const findings = [
      { pointer: '/name', message: '長すぎます' },
      { pointer: '/stores', message: '数字で' },
    ];
    expect(type({ ...idle, findings }, 'name', '新').findings).toEqual([findings[1]]);
  });
});

describe('typing on in a conflict', () => {
  const conflicts = { name: { value: '新', base: '元' } };

  it('sends nothing: the person has not decided yet', () => {
    const state = type({ ...idle, conflicts }, 'name', '新しい');
    expect(state.conflicts).toEqual({ name: { value: '新しい', base: '元' } });
    expect(sendable(state)).toEqual({});
  });

  it('ends it when one types what the server has', () => {
    expect(isSaved(type({ ...idle, conflicts }, 'name', '旧'))).toBe(true);
  });
});

describe('an answer of the server', () => {
  it('leaves what was typed again meanwhile, now on top of the new state', () => {
    const sent = { name: { value: '新', base: '旧' }, stores: { value: 2, base: 1 } };
    const state = { ...idle, unsent: { ...sent, name: { value: '新しい', base: '旧' } } };
    const after = arrived(state, sent, { name: '新', stores: 2 }, AT);
    expect(after).toMatchObject({ status: 'waiting', savedAt: AT });
    expect(after.unsent).toEqual({ name: { value: '新しい', base: '新' } });
  });

  it('is the end of it when all has arrived', () => {
    const sent = { name: { value: '新', base: '旧' } };
    expect(arrived({ ...idle, unsent: sent }, sent, { name: '新' }, AT)).toMatchObject({
      status: 'saved',
      unsent: {},
    });
  });
});

describe('a refusal', () => {
  const unsent = { name: { value: '', base: '旧' }, stores: { value: 2, base: 1 } };

  it('holds the place back until it is changed, and lets the others go', () => {
    const { state, canGoOn } = refused({ ...idle, unsent }, refusal(['/name', '入力してください']));
    expect(canGoOn).toBe(true);
    expect(state.status).toBe('failed');
    expect(Object.keys(sendable(state))).toEqual(['stores']);
  });

  it('says the first of several reasons for a place', () => {
    const { state } = refused(
      { ...idle, unsent },
      refusal(['/name', '入力してください'], ['/name', '2文字以上で']),
    );
    expect(state.findings).toEqual([{ pointer: '/name', message: '入力してください' }]);
  });

  it('does not try again when it names no place that was sent', () => {
    expect(refused({ ...idle, unsent }, refusal(['/other', '不明'])).canGoOn).toBe(false);
  });
});

describe('a change from elsewhere', () => {
  const unsent = { name: { value: '新', base: '旧' }, stores: { value: 2, base: 1 } };

  it('makes a conflict of what both changed, and leaves the rest to be sent', () => {
    const state = reread({ ...idle, unsent }, { name: '他', stores: 1 });
    expect(state.unsent).toEqual({ stores: { value: 2, base: 1 } });
    expect(state.conflicts).toEqual({ name: { value: '新', base: '旧' } });
    expect(isSaved(state)).toBe(false);
  });

  it('is settled by the person: one’s own goes on top of the newest, or is dropped', () => {
    const state = { ...idle, conflicts: { name: { value: '新', base: '旧' } } };
    expect(decided(state, { name: '他' }, []).unsent).toEqual({ name: { value: '新', base: '他' } });
    expect(isSaved(decided(state, { name: '他' }, ['name']))).toBe(true);
  });

  it('is settled answer by answer', () => {
    const conflicts = { name: { value: '新', base: '旧' }, stores: { value: 3, base: 1 } };
    const after = decided({ ...idle, conflicts }, { name: '他', stores: 5 }, ['name']);
    expect([after.unsent, after.conflicts]).toEqual([{ stores: { value: 3, base: 5 } }, {}]);
  });
});
