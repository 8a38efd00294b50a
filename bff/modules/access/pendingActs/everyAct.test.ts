import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fourEyesTable } from '#bff/core/fourEyes.ts';
import { FourEyesAct, PendingActStatus, ProjectStatus, WebhookEvent } from '#bff/generated/contract/enums.ts';
import { fourEyesReasons as reasons } from '#bff/parts/fourEyes/fourEyes.words.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { approvedAct, decide, proposedIn } from '#bff/testing/fourEyes.ts';
import { makeMachineKey } from '#bff/testing/jobs/machineKeys.ts';
import { payoutTools } from '#bff/testing/money/payouts.ts';
import { makeAdmin, makeUndertaking, signIn } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { keepSessions } from '#bff/testing/undertaking.ts';
import { pendingActMessages as messages } from './pendingActs.words.ts';

/*
 * Two pairs of hands (domain 12): the whole table of the contract (`x-four-eyes`), each operation of it, asked for by one JMAC
 * and decided by everybody who is no second person, and by one who is.
 */

let server: TestServer;
let asker: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  await keepSessions(server);
});
beforeEach(async () => {
  asker = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const { FactorDemandLowered, BatchTakenBack, HoldLifted, KeyOrWebhook, PaidToFailed } = FourEyesAct;

type Asked = { readonly status: number; readonly body?: unknown; readonly problem?: unknown };

/** Whether what was asked for has been done. */
type Thing = {
  readonly ask: (session: TestSession) => Promise<Asked>;
  readonly isDone: () => Promise<boolean>;
};

const { payable, exported, settled, move, rowOf } = payoutTools(() => server);
const client = () => server.database.client;

let made = 0;
const newName = () => {
  made += 1;
  return `会計システム${made}`;
};

const aKey = async (): Promise<number> =>
  (await makeMachineKey(server, { scopes: ['projects.read'], requestsPerMinute: 300 })).id;

const newWebhook = () => ({
  name: newName(),
  url: 'https://accounting.example.jp/hooks',
  events: [WebhookEvent.PaymentPaid],
  projectIds: null,
});

const aWebhook = async (): Promise<number> => {
  const asked = await server.call('createWebhook', { session: asker.session, body: newWebhook() });
  return Number((await approvedAct(server, asked)).act.subjectId);
};

/** Each operation of the table with something that it is about. */
const things: { readonly [act: number]: { readonly [operation: string]: () => Promise<Thing> } } = {
  [BatchTakenBack]: {
    updatePayoutBatch: async () => {
      const { batchId } = await exported(await payable(), 7_900_000);
      const body = { action: 'unexport', reason: '日を変えるため', isCanceledAtBank: true } as const;
      return {
        ask: (session) => server.call('updatePayoutBatch', { session, path: { id: batchId }, body }),
        isDone: async () =>
          (await client().paymentBatch.findUniqueOrThrow({ where: { id: batchId } })).canceledAt !== null,
      };
    },
  },
  [PaidToFailed]: {
    updatePayout: async () => {
      const { id } = await settled(await payable(), 7_900_000);
      return {
        ask: (session) => move(session, id, { action: 'fail', reason: '組戻しのため' }),
        isDone: async () => (await rowOf(id)).status === 6,
      };
    },
  },
  [HoldLifted]: {
    releaseRetention: async () => {
      const { myPage } = await makeUndertaking(server, {
        project: { fiscalYear: 2020 },
        myPage: {
          projectStatus: ProjectStatus.FinishedPayment,
          paidOn: new Date('2021-04-20'),
          confirmedAmount: 7_000_000,
          paidAmount: 7_000_000,
        },
      });
      const path = { id: `mypage-${myPage.id}` };
      const body = { reason: '検査のため' };
      await server.call('holdRetention', { session: asker.session, path, body });
      return {
        ask: (session) => server.call('releaseRetention', { session, path }),
        isDone: async () => (await client().retentionHold.count({ where: { subjectId: myPage.id } })) === 0,
      };
    },
  },
  [FactorDemandLowered]: {
    updateSecondFactorSetting: async () => {
      await client().secondFactorSetting.update({ where: { id: 1 }, data: { demandedTypes: [2] } });
      return {
        ask: (session) => server.call('updateSecondFactorSetting', { session, body: { demandedTypes: [] } }),
        isDone: async () =>
          (await client().secondFactorSetting.findUniqueOrThrow({ where: { id: 1 } })).demandedTypes
            .length === 0,
      };
    },
  },
  [KeyOrWebhook]: {
    createMachineKey: async () => {
      const body = { name: newName(), scopes: ['projects.read'] as const, projectIds: null };
      return {
        ask: (session) => server.call('createMachineKey', { session, body: body as never }),
        isDone: async () => (await client().machineKey.count({ where: { name: body.name } })) > 0,
      };
    },
    updateMachineKey: async () => {
      const id = await aKey();
      return {
        ask: (session) =>
          server.call('updateMachineKey', { session, path: { id }, body: { requestsPerMinute: 600 } }),
        isDone: async () =>
          (await client().machineKey.findUniqueOrThrow({ where: { id } })).requestsPerMinute === 600,
      };
    },
    rotateMachineKey: async () => {
      const id = await aKey();
      const { secretHash } = await client().machineKey.findUniqueOrThrow({ where: { id } });
      return {
        ask: (session) => server.call('rotateMachineKey', { session, path: { id }, body: { graceDays: 7 } }),
        isDone: async () =>
          !Buffer.from(secretHash).equals(
            (await client().machineKey.findUniqueOrThrow({ where: { id } })).secretHash,
          ),
      };
    },
    createWebhook: async () => {
      const body = newWebhook();
      return {
        ask: (session) => server.call('createWebhook', { session, body }),
        isDone: async () => (await client().webhook.count({ where: { name: body.name } })) > 0,
      };
    },
    updateWebhook: async () => {
      const id = await aWebhook();
      const body = { url: 'https://elsewhere.example.jp/hooks' };
      return {
        ask: (session) => server.call('updateWebhook', { session, path: { id }, body }),
        isDone: async () => (await client().webhook.findUniqueOrThrow({ where: { id } })).url === body.url,
      };
    },
    rotateWebhookSecret: async () => {
      const id = await aWebhook();
      return {
        ask: (session) => server.call('rotateWebhookSecret', { session, path: { id } }),
        isDone: async () =>
          (await client().webhook.findUniqueOrThrow({ where: { id } })).previousSecret !== null,
      };
    },
  },
};

const rows = fourEyesTable().flatMap(({ act, operations }) =>
  operations.map((operation) => [operation, act] as const),
);

/** An administrator whom the asker has made himself, by the operation that makes them. */
const madeByAsker = async (): Promise<TestSession> => {
  made += 1;
  const { body } = await server.call('createAdminUser', {
    session: asker.session,
    body: { type: 0, name: '手下', email: `puppet${made}@example.jp`, sendPasswordMail: false },
  });
  return signIn(server, 'admin', body.id);
};

/** One whom he has changed this week. */
const changedByAsker = async (): Promise<TestSession> => {
  const { id } = await makeAdmin(server, 'JMAC', { isActive: false });
  const body = { isActive: true };
  await server.call('updateAdminUser', { session: asker.session, path: { id }, body });
  return signIn(server, 'admin', id);
};

/** Of two whom he has made, and that confirm each other and themselves. */
const confirmingEachOther = async (): Promise<TestSession> => {
  const [one, other] = [await madeByAsker(), await madeByAsker()];
  const ids = await client().adminUser.findMany({ orderBy: { id: 'desc' }, take: 2, select: { id: true } });
  const statuses = [];
  for (const session of [one, other, asker.session])
    for (const { id } of ids)
      statuses.push((await server.call('confirmAdminUser', { session, path: { id } })).status);
  expect(statuses).toEqual(Array(6).fill(409));
  return one;
};

describe.each(rows)('%s', (operation, act) => {
  it('is done when a second person approves it, and by nobody else', async () => {
    const thing = await things[act]?.[operation]?.();
    if (thing === undefined) throw new Error(`what is ${operation} about?`);
    const asked = await thing.ask(asker.session);
    const id = proposedIn(asked);
    expect(await thing.isDone()).toBe(false);
    const others = {
      asker: asker.session,
      'another session of his': await signIn(server, 'admin', asker.id),
      'somebody whom he has made': await madeByAsker(),
      'somebody whom he has switched on': await changedByAsker(),
      'one of two that confirm each other': await confirmingEachOther(),
    };
    for (const [who, session] of Object.entries(others)) {
      expect((await decide(server, session, id)).status, who).toBe(409);
      expect(await thing.isDone(), who).toBe(false);
    }
    for (const role of ['MAFF', 'CS', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      expect((await decide(server, session, id)).status, role).toBe(403);
    }
    const { act: decided } = await approvedAct(server, asked);
    expect(await thing.isDone()).toBe(true);
    expect(decided).toMatchObject({
      act,
      status: PendingActStatus.Approved,
      proposedByName: asker.name,
      availableActions: [],
    });
    const entries = await client().auditEntry.findMany({
      where: { action: { in: ['propose', 'approve'] } },
      orderBy: { id: 'asc' },
    });
    const about = entries.filter(
      ({ after }) => (after as { pendingActId?: number } | null)?.pendingActId === id,
    );
    expect(about.map(({ action }) => action)).toEqual(['propose', 'approve']);
  });
});

describe('a proposal', () => {
  const propose = async () => {
    const thing = await things[KeyOrWebhook]?.updateMachineKey?.();
    if (thing === undefined) throw new Error('a key');
    const asked = await thing.ask(asker.session);
    return { ...thing, id: proposedIn(asked) };
  };
  const read = async (id: number, session: TestSession = asker.session) =>
    (await server.call('getPendingAct', { session, path: { id } })).body;

  it('shows before, after and what follows, and waits in the list', async () => {
    const { id } = await propose();
    const { session } = await makeAdmin(server, 'JMAC');
    expect(await read(id, session)).toMatchObject({
      changes: [{ label: '1分あたりの回数', before: '300', after: '600' }],
      follows: [expect.stringContaining('承認されたときから')],
      availableActions: [
        { action: 'approve', allowed: true },
        { action: 'decline', allowed: true },
      ],
    });
    expect((await read(id)).availableActions).toEqual([{ action: 'withdraw', allowed: true }]);
    const { body } = await server.call('listPendingActs', { session, query: { status: [0] } });
    expect(body.items.map((item) => item.id)).toContain(id);
  });

  it('is told to all JMAC by mail, and so is what became of it', async () => {
    const { id } = await propose();
    const other = await makeAdmin(server, 'JMAC');
    await decide(server, other.session, id, { action: 'decline', reason: '接続元を限ってください。' });
    await server.runJobs('sendMails');
    const subjects = server.mails.filter(({ to }) => to === asker.email).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/】承認の依頼：/),
      expect.stringMatching(/】承認の依頼の結果：/),
    ]);
  });

  it('is one at a time for one thing', async () => {
    const thing = await propose();
    const again = await thing.ask((await makeAdmin(server, 'JMAC')).session);
    expect((again.problem as { detail: string }).detail).toBe(messages.waitsAlready(asker.name));
  });

  it('is declined with a reason, and withdrawn by who asked alone', async () => {
    const { id, isDone } = await propose();
    const other = await makeAdmin(server, 'JMAC');
    expect((await decide(server, other.session, id, { action: 'withdraw' })).problem.detail).toBe(
      messages.onlyProposer,
    );
    expect((await decide(server, other.session, id, { action: 'decline' })).status).toBe(400);
    const declined = await decide(server, other.session, id, { action: 'decline', reason: '不要です。' });
    expect(declined.body.act).toMatchObject({
      status: PendingActStatus.Declined,
      decisionReason: '不要です。',
    });
    expect((await decide(server, other.session, id)).problem.detail).toBe(messages.ended);
    expect(await isDone()).toBe(false);
    const next = await propose();
    expect((await decide(server, asker.session, next.id, { action: 'withdraw' })).body.act.status).toBe(
      PendingActStatus.Withdrawn,
    );
  });

  it('is void when what it stands on has changed, and says so', async () => {
    const { id, isDone } = await propose();
    const { subjectId } = await read(id);
    const path = { id: Number(subjectId) };
    await server.call('updateMachineKey', { session: asker.session, path, body: { requestsPerMinute: 60 } });
    const { session } = await makeAdmin(server, 'JMAC');
    expect((await decide(server, session, id)).problem.detail).toBe(messages.changedMeanwhile);
    expect((await read(id)).status).toBe(PendingActStatus.Void);
    expect(await isDone()).toBe(false);
  });

  it('ends after 14 days', async () => {
    const { id } = await propose();
    await client().pendingAct.update({ where: { id }, data: { endsAt: server.now() } });
    const { session } = await makeAdmin(server, 'JMAC');
    expect((await decide(server, session, id)).problem.detail).toBe(messages.ended);
    await server.runJobs('endPendingActs');
    expect((await read(id)).status).toBe(PendingActStatus.Expired);
  });

  it('is decided once when two decide at once', async () => {
    const { id } = await propose();
    const deciders = [await makeAdmin(server, 'JMAC'), await makeAdmin(server, 'JMAC')];
    const answers = await Promise.all(deciders.map(({ session }) => decide(server, session, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('twice with one key is one', async () => {
    const id = await aKey();
    const call = {
      session: asker.session,
      path: { id },
      body: { graceDays: 1 },
      idempotencyKey: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11',
    };
    const first = await server.call('rotateMachineKey', call);
    const second = await server.call('rotateMachineKey', call);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(proposedIn(second)).toBe(proposedIn(first));
  });
});

describe('an administrator', () => {
  it('counts as a second person when somebody has confirmed him who has not made him, and after seven days', async () => {
    const session = await madeByAsker();
    const { id } = await client().adminUser.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const ask = (await things[KeyOrWebhook]?.rotateMachineKey?.())?.ask;
    const other = await makeAdmin(server, 'JMAC');
    const pending = proposedIn((await ask?.(other.session)) as Asked);
    const refused = await decide(server, session, pending);
    expect(refused.problem.detail).toContain('7日たっていない');
    expect(
      (await server.call('confirmAdminUser', { session: other.session, path: { id } })).body,
    ).toMatchObject({
      isConfirmed: true,
      confirmedFrom: null,
    });
    expect((await decide(server, session, pending)).status).toBe(200);
  });

  it('who is not confirmed acts with the hands of who made him', async () => {
    const session = await madeByAsker();
    const ask = (await things[KeyOrWebhook]?.rotateMachineKey?.())?.ask;
    const pending = proposedIn((await ask?.(session)) as Asked);
    expect((await decide(server, asker.session, pending)).problem.detail).toBe(reasons.madeByYou);
    const { session: second } = await makeAdmin(server, 'JMAC');
    expect((await decide(server, second, pending)).status).toBe(200);
  });
});
