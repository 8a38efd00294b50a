import { describe, expect, it } from 'vitest';
import { createApi } from './client.ts';
import type { SessionContext } from './contexts.ts';
import { ErrorReason } from './generated/enums/ErrorReason.ts';

type Owners = Partial<Record<SessionContext, string>>;

const OTHER = {
  code: 1004,
  status: 409,
  detail: 'いま別の方がログインしています',
  reason: ErrorReason.OtherAccount,
};

/** Calls from a page of these people, in a browser that has a token of every kind by now. */
const pageOf = (owners: Owners) => {
  const requests: Request[] = [];
  const answers: Response[] = [];
  const seen: [isOwner: boolean, context: string][] = [];
  const api = createApi({
    baseUrl: 'https://tool.example.jp',
    fetch: async (request) => {
      requests.push(request);
      return answers.shift() ?? Response.json({});
    },
    tokenOf: (context) => `${context}.s`,
    ownerOf: (context) => owners[context] ?? null,
    onLogInNeeded: (error) => {
      throw error;
    },
    onOwnerSeen: (isOwner, context) => seen.push([isOwner, context]),
  });
  const sent = () => requests.map(({ headers }) => Object.fromEntries(headers));
  return { api, sent, seen, answerNext: (answer: Response) => answers.push(answer) };
};

describe('a call from a page', () => {
  it('says whose the page is', async () => {
    const { api, sent } = pageOf({ user: 'user/31/5' });
    await api.read('/api/user/my_page/self', { query: { projectID: 5, corporationID: 7 } });
    expect(sent()).toMatchObject([{ 'x-session': 'user.s', 'x-page-owner': 'user/31/5' }]);
  });

  it('carries the sessions of its people alone: not of an administrator who has logged in elsewhere since', async () => {
    const { api, sent } = pageOf({ applicationNoto: 'noto/44' });
    await api.read('/api/application/noto/self', {});
    expect(sent()[0]).toMatchObject({ 'x-application-noto-session': 'applicationNoto.s' });
    expect(sent()[0]).not.toHaveProperty('x-admin-session');
  });

  it('names both where an administrator is in the pages of an applicant', async () => {
    const { api, sent } = pageOf({ admin: 'admin/6', applicationNoto: 'noto/44' });
    await api.read('/api/application/noto/self', {});
    expect(sent()).toMatchObject([{ 'x-admin-session': 'admin.s', 'x-page-owner': 'admin/6 noto/44' }]);
  });

  it('says nothing where the page was drawn for nobody', async () => {
    const { api, sent } = pageOf({});
    await api.read('/api/admin/project', {});
    expect(sent()[0]).not.toHaveProperty('x-page-owner');
  });

  it('tells that somebody else is logged in, and that the page goes on when its own person is back', async () => {
    const { api, seen, answerNext } = pageOf({ admin: 'admin/6' });
    answerNext(
      Response.json(OTHER, { status: 409, headers: { 'content-type': 'application/problem+json' } }),
    );
    await expect(api.read('/api/admin/project', {})).rejects.toMatchObject({ status: 409 });
    await api.read('/api/admin/project', {});
    expect(seen).toEqual([
      [false, 'admin'],
      [true, 'admin'],
    ]);
  });
});
