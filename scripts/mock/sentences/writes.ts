import type { TestSession } from '#bff/testing/client.ts';
import { asAdmin, companyAtWork } from './people.ts';
import { type Partner, refusalIn, refused, type Sentence } from './sentence.ts';

const ROUND = { id: 4 };

const readRound = (partner: Partner, session: TestSession) =>
  partner.call('getProject', { session, path: ROUND });

const announcement = {
  title: 'システム停止のお知らせ',
  body: '12月1日の午前2時から4時まで停止します。',
  publishFrom: '2026-11-01T00:00:00Z',
};

const announce = async (partner: Partner, session: TestSession, idempotencyKey?: string) =>
  partner.call('createAnnouncement', {
    session,
    path: ROUND,
    body: announcement,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

/** Ids of the documents with a status, DocumentCheckStatus. */
const documentsAt = async (partner: Partner, session: TestSession, status: 0 | 1 | 3) => {
  const { body } = await partner.call('listSections', { session, query: { status: [status], limit: 200 } });
  return body.items.map(({ id, mypage }) => ({ id, mypageId: mypage.id }));
};

const records: readonly Sentence[] = [
  {
    says: 'what was changed is read again, under another ETag',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const before = await readRound(partner, session);
      const body = { deskHours: '平日 10:00〜16:00' };
      const change = await partner.call('updateProject', { session, path: ROUND, body });
      const after = await readRound(partner, session);
      const [first, second, third] = [before, change, after].map(({ headers }) => headers.get('etag'));
      return {
        status: change.status,
        deskHours: after.body.deskHours,
        isAnother: first !== second,
        isRead: second === third,
      };
    },
    sees: { status: 200, deskHours: '平日 10:00〜16:00', isAnother: true, isRead: true },
  },
  {
    says: 'a change of what another one has changed meanwhile is refused, and changes nothing',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const ifMatch = (await readRound(partner, session)).headers.get('etag') ?? '';
      const save = (deskName: string) =>
        partner.call('updateProject', { session, path: ROUND, body: { deskName }, ifMatch });
      const [first, second] = [await save('第一の窓口'), await save('第二の窓口')];
      const { body } = await readRound(partner, session);
      return { first: first.status, second: refusalIn(second), deskName: body.deskName };
    },
    sees: { first: 200, second: refused(412, 1004), deskName: '第一の窓口' },
  },
  {
    says: 'what was made is found at its Location, and gone when it is deleted',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const made = await announce(partner, session);
      const path = { ...ROUND, aid: made.body.id };
      const isAtLocation = made.headers.get('location')?.endsWith(`/announcement/${made.body.id}`);
      const read = await partner.call('getAnnouncement', { session, path });
      const deleted = await partner.call('deleteAnnouncement', { session, path });
      const gone = await partner.call('getAnnouncement', { session, path });
      return [made.status, isAtLocation, read.body.title, deleted.status, refusalIn(gone)];
    },
    sees: [201, true, announcement.title, 204, refused(404, 1005)],
  },
  {
    says: 'the same Idempotency-Key makes it once and answers the same again',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const count = async () =>
        (await partner.call('listAnnouncements', { session, path: ROUND })).body.total;
      const before = await count();
      const key = '7d9e1102-0000-4000-8000-00000000abcd';
      const [first, second] = [await announce(partner, session, key), await announce(partner, session, key)];
      return { isSame: first.body.id === second.body.id, more: (await count()) - before };
    },
    sees: { isSame: true, more: 1 },
  },
  {
    says: 'an address that somebody logs in with already is refused with a code of its own',
    ask: async (partner) => {
      const body = { type: 1, name: '農水 次郎', email: 'maff@example.jp' } as const;
      return refusalIn(await partner.call('createAdminUser', { session: await asAdmin(partner), body }));
    },
    sees: { status: 409, code: 1009 },
  },
];

const returned = {
  action: 'return' as const,
  returnItems: [{ reviewCategory: 2 as const, comment: '発注日が交付決定日より前の日付です。' }],
};

const transitions: readonly Sentence[] = [
  {
    says: 'a document that is not handed in cannot be returned, and the refusal names what can be done',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const [{ id } = { id: 0 }] = await documentsAt(partner, session, 0);
      const body = { ...returned, id };
      const refusal = await partner.call('updateSection', { session, body });
      return { ...refusalIn(refusal), isNamed: Array.isArray(refusal.problem.allowedActions) };
    },
    sees: { ...refused(409, 1004), isNamed: true },
  },
  {
    says: 'a return moves the document, and is seen wherever it has effects: findings, history, notices, the list',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const { session: company, page } = await companyAtWork(partner);
      const mypageId = page.id;
      const found = (await documentsAt(partner, session, 1)).find((each) => each.mypageId === mypageId);
      const id = found?.id ?? 0;
      const notices = async () =>
        (await partner.call('listUserNotifications', { session: company, query: { id: mypageId } })).body
          .total;
      const [before, waiting] = [await notices(), (await documentsAt(partner, session, 1)).length];
      const body = { ...returned, id, returnDueOn: '2027-01-29' };
      const moved = await partner.call('updateSection', { session, body });
      const own = await partner.call('getUserSection', { session: company, path: { id } });
      return {
        status: moved.status,
        state: own.body.status,
        findings: own.body.returnItems.filter(({ status }) => status === 0).length,
        notices: (await notices()) - before,
        waiting: (await documentsAt(partner, session, 1)).length - waiting,
      };
    },
    sees: { status: 200, state: 4, findings: 1, notices: 1, waiting: -1 },
  },
  {
    says: 'who may read a document and not decide about it is refused',
    ask: async (partner) => {
      const [{ id } = { id: 0 }] = await documentsAt(partner, await asAdmin(partner), 1);
      const body = { id, action: 'confirm' } as const;
      return refusalIn(await partner.call('updateSection', { session: await asAdmin(partner, 'cs'), body }));
    },
    sees: refused(403, 1000),
  },
];

export const writes: readonly Sentence[] = [...records, ...transitions];
