import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/parts/api/errors.ts';
import { DomainType, ProgramKind } from '#web/parts/api/generated/enums.ts';
import { createDraftStore } from './draftStore.ts';
import type { Change, Stored } from './families.ts';
import type { Answers } from './formTypes.ts';

const application = (version: number, answers: Answers): Stored => ({
  etag: `"v${version}"`,
  body: {
    id: 27,
    version,
    createdAt: '2026-11-10T00:00:00Z',
    updatedAt: '2026-11-20T00:00:00Z',
    family: 'general',
    projectId: 11,
    projectName: '成長支援 第2次',
    domainType: DomainType.Food,
    programKind: ProgramKind.Business,
    round: 2,
    displayCode: null,
    status: 0,
    email: 'mirai@example.jp',
    isEmailConfirmed: true,
    closesAt: '2026-12-11T08:00:00Z',
    daysLeft: 7,
    totalCost: 0,
    eligibleCost: 0,
    subsidyAmount: 0,
    selfFunded: 0,
    files: [],
    requiredDocuments: [],
    sectionsState: [],
    returnItems: [],
    returnDueOn: null,
    receipts: [],
    submittedAt: null,
    decidedOn: null,
    adoptedAmount: null,
    adoptionConditions: null,
    withdrawnAt: null,
    withdrawnReason: null,
    onBehalf: null,
    availableActions: [],
    ...answers,
  },
});

const memory = (content: Record<string, string> = {}) => ({
  getItem: (key: string) => content[key] ?? null,
  setItem: (key: string, value: string) => {
    content[key] = value;
  },
  removeItem: (key: string) => {
    delete content[key];
  },
  content,
});

const setUp = (answers: Answers = { name: null, stores: 1 }, storage = memory()) => {
  let server = application(1, answers);
  const send = vi.fn(async ({ fields = {} }: Change, ifMatch: string | null): Promise<Stored> => {
    if (ifMatch !== server.etag) throw new ApiError({ status: 412, code: 1004 });
    server = application(server.body.version + 1, {
      ...answers,
      ...server.body,
      version: server.body.version + 1,
      ...fields,
    });
    return server;
  });
  const store = createDraftStore(
    {
      applicationId: 27,
      storage,
      send,
      reread: async () => server,
      onStored: () => {},
      now: () => new Date('2026-11-20T01:31:00Z'),
      schedule: () => () => {},
    },
    server,
  );
  const changeElsewhere = (fields: Answers) => {
    server = application(server.body.version + 1, {
      ...server.body,
      version: server.body.version + 1,
      ...fields,
    });
  };
  return { store, send, storage, changeElsewhere, server: () => server };
};

describe('a draft', () => {
  it('sends what was typed on top of the last version and then keeps nothing in the browser', async () => {
    const { store, send, storage } = setUp();
    store.change('name', '株式会社みらい食堂');
    expect(storage.content['application.27.unsent']).toContain('みらい食堂');
    await store.flush();
    expect(send).toHaveBeenCalledExactlyOnceWith({ fields: { name: '株式会社みらい食堂' } }, '"v1"');
    expect(store.getState()).toMatchObject({
      status: 'saved',
      unsent: {},
      savedAt: new Date('2026-11-20T01:31:00Z'),
    });
    expect(storage.content).toEqual({});
  });

  it('sends one change at a time, each with the version of the one before', async () => {
    const { store, send } = setUp();
    store.change('name', 'あ');
    const first = store.flush();
    store.change('stores', 3);
    await Promise.all([first, store.flush()]);
    expect(send.mock.calls.map(([, ifMatch]) => ifMatch)).toEqual(['"v1"', '"v2"']);
    expect(store.getState().unsent).toEqual({});
  });

  it('keeps an answer that was typed again while it was being sent', async () => {
    const { store } = setUp();
    store.change('name', 'あ');
    const first = store.flush();
    store.change('name', 'あお');
    await first;
    expect(store.getState()).toMatchObject({
      status: 'waiting',
      unsent: { name: { value: 'あお', base: 'あ' } },
    });
  });

  it('keeps what is known to be wrong here, sends the rest, and sends it once it is right', async () => {
    const { store, send, storage } = setUp({ name: null, phone: null });
    store.change('phone', '0312', { isWrong: true });
    expect(store.getState().status).toBe('held');
    store.change('name', 'あ');
    await store.flush();
    expect(send).toHaveBeenCalledExactlyOnceWith({ fields: { name: 'あ' } }, '"v1"');
    expect(store.getState()).toMatchObject({ status: 'held', unsent: { phone: { value: '0312' } } });
    expect(storage.content['application.27.unsent']).toContain('0312');
    store.change('phone', '0300000000');
    await store.flush();
    expect(send).toHaveBeenLastCalledWith({ fields: { phone: '0300000000' } }, '"v2"');
    expect(store.getState()).toMatchObject({ status: 'saved', unsent: {}, held: [] });
  });

  it('holds nothing back when a wrong answer is changed to what the server has', async () => {
    const { store, send } = setUp({ name: 'あ', phone: '0300000000' });
    store.change('phone', '0300', { isWrong: true });
    store.change('phone', '0300000000');
    expect(store.getState()).toMatchObject({ status: 'idle', unsent: {}, held: [] });
    await store.flush();
    expect(send).not.toHaveBeenCalled();
  });

  it('stays here without a connection and arrives with the next try', async () => {
    const { store, send } = setUp();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    store.change('name', 'あ');
    await store.flush();
    expect(store.getState()).toMatchObject({
      status: 'offline',
      unsent: { name: { value: 'あ', base: null } },
    });
    await store.flush();
    expect(store.getState()).toMatchObject({ status: 'saved', unsent: {} });
  });

  it('finds again in a new window what had not been sent', async () => {
    const storage = memory({ 'application.27.unsent': '{"name":{"value":"あ","base":null}}' });
    const { store, server } = setUp(undefined, storage);
    expect(store.getState()).toMatchObject({ status: 'waiting', unsent: { name: { value: 'あ' } } });
    await store.flush();
    expect(server().body.name).toBe('あ');
  });

  it('tries again by itself when another answer was changed elsewhere', async () => {
    const { store, changeElsewhere, server } = setUp();
    changeElsewhere({ stores: 5 });
    store.change('name', 'あ');
    await store.flush();
    await store.flush();
    expect(server().body).toMatchObject({ name: 'あ', stores: 5 });
  });

  it('asks before it overwrites the same answer changed elsewhere', async () => {
    const { store, changeElsewhere, server } = setUp();
    store.change('stores', 3);
    changeElsewhere({ stores: 5 });
    await store.flush();
    expect(store.getState().conflicts).toEqual({ stores: { value: 3, base: 1 } });
    expect(server().body.stores).toBe(5);
    store.resolve([]);
    await store.flush();
    expect(server().body.stores).toBe(3);
  });

  it('holds back what was refused until it is changed, and sends the rest', async () => {
    const { store, send, server } = setUp();
    const message = '1以上の数字を入力してください。';
    send.mockRejectedValueOnce(
      new ApiError({ status: 400, code: 1004, errors: [{ pointer: '/stores', code: 1004, message }] }),
    );
    store.change('stores', 0);
    store.change('name', 'あ');
    await store.flush();
    expect(store.getState().findings).toEqual([{ pointer: '/stores', message }]);
    await store.flush();
    expect(server().body).toMatchObject({ name: 'あ', stores: 1 });
    store.change('stores', 2);
    expect(store.getState().findings).toEqual([]);
    await store.flush();
    expect(server().body.stores).toBe(2);
  });

  it('does not hand in an application while an answer is not saved', async () => {
    const { store, send } = setUp();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    store.change('name', 'あ');
    await expect(store.act({ action: 'submit' })).rejects.toThrow('unsaved answers');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
