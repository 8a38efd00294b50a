import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allProgrammes, makeCall, operationsOf, programmes } from '#bff/testing/applications.ts';
import { mailedToken, registration } from '#bff/testing/registrations.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { business, noto } = programmes;
const general = operationsOf('general');
describe.each(allProgrammes)('registration for $name', (programme) => {
  it('answers a draft and a session, and mails a link that confirms the address', async () => {
    const project = await makeCall(server, programme);
    const operations = operationsOf(programme.definition.family);
    const request = registration(project.id);
    const answer = await server.call(operations.create, request);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toMatch(/^\/api\/application\/(?:\w+\/)?self$/);
    expect(answer.body.application).toMatchObject({ status: 0, isEmailConfirmed: false, displayCode: null });
    expect(answer.body.application.contactEmail).toBe(request.body.email);
    expect(answer.body.session.applicationUser).toMatchObject({ name: '三浦 さくら', projectId: project.id });
    const token = await mailedToken(server, request.body.email);
    const confirmed = await server.call(operations.confirmEmail, { body: { token } });
    const [, issued] = Object.entries(answer.body.session).find(([name]) => name.endsWith('Token')) ?? [];
    const session = { context: programme.definition.family, token: String(issued) };
    const own = await server.call(operations.readSelf, { session });
    expect([confirmed.status, own.body.isEmailConfirmed]).toEqual([204, true]);
  });
});

describe('registration', () => {
  it('takes a second before the close and none after it', async () => {
    const project = await makeCall(server, business, {
      applicationClosesAt: new Date('2026-12-01T08:00:00Z'),
    });
    const before = await at(server, '2026-12-01T07:59:59Z', () =>
      server.call(general.create, registration(project.id)),
    );
    const after = await at(server, '2026-12-01T08:00:01Z', () =>
      server.call(general.create, registration(project.id)),
    );
    expect(before.status).toBe(201);
    expect([after.status, after.problem.code]).toEqual([409, 1004]);
    expect(after.problem.detail).toContain('令和8年12月1日（火）17時');
  });

  it('opens at its own instant: the first of April in Tokyo is the thirty-first of March in UTC', async () => {
    const project = await makeCall(server, business, {
      applicationOpensAt: new Date('2027-03-31T15:00:00Z'),
      applicationClosesAt: new Date('2027-05-31T08:00:00Z'),
    });
    const early = await at(server, '2027-03-31T14:59:59Z', () =>
      server.call(general.create, registration(project.id)),
    );
    const open = await at(server, '2027-03-31T15:00:00Z', () =>
      server.call(general.create, registration(project.id)),
    );
    expect(early.problem.detail).toContain('令和9年4月1日（木）0時');
    expect(open.status).toBe(201);
  });

  it('takes an address once in a round and again in another', async () => {
    const [first, second] = [await makeCall(server, business), await makeCall(server, business)];
    const request = registration(first.id, { email: 'ONE@example.jp' });
    expect((await server.call(general.create, request)).status).toBe(201);
    const again = await server.call(general.create, registration(first.id, { email: 'one@example.jp' }));
    const other = await server.call(general.create, registration(second.id, { email: 'one@example.jp' }));
    expect([again.status, again.problem.code]).toEqual([409, 1009]);
    expect(again.problem.errors?.[0]?.pointer).toBe('/email');
    expect(other.status).toBe(201);
  });

  it('happens once when the browser sends it twice with one key', async () => {
    const project = await makeCall(server, business);
    const request = { ...registration(project.id), idempotencyKey: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11' };
    const first = await server.call('createGeneralApplication', request);
    const second = await server.call('createGeneralApplication', request);
    expect(second.body.application.id).toBe(first.body.application.id);
    expect(second.body.session.applicationUserToken).toBe(first.body.session.applicationUserToken);
  });

  it('sent twice by a browser on a bad line gives the same session with the same cookie (faults B1)', async () => {
    const project = await makeCall(server, business);
    const request = {
      ...registration(project.id),
      idempotencyKey: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e12',
      headers: { 'sec-fetch-site': 'same-origin' },
    };
    const first = await server.call('createGeneralApplication', request);
    const second = await server.call('createGeneralApplication', request);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.headers.get('set-cookie')).toContain('HttpOnly');
    expect(second.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'));
  });

  it('refuses a password that everybody guesses', async () => {
    const project = await makeCall(server, business);
    const answer = await server.call(general.create, registration(project.id, { password: 'password1' }));
    expect(answer.problem.errors?.[0]?.pointer).toBe('/password');
  });

  it('knows a round only in its own family, and no unpublished one', async () => {
    const foreign = await makeCall(server, noto);
    const hidden = await makeCall(server, business, { isPublished: false });
    const answers = [
      await server.call(general.create, registration(foreign.id)),
      await server.call(general.create, registration(hidden.id)),
      await server.call(general.create, registration(999_999)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('keeps names as they are written: 𠮷 and ㍿', async () => {
    const project = await makeCall(server, business);
    const names = { name: '㍿𠮷田﨑髙', contactName: '𠮷田 花子' };
    const answer = await server.call(general.create, registration(project.id, names));
    expect(answer.body.application).toMatchObject(names);
  });
});

describe('the link that confirms an address', () => {
  const register = async () => {
    const project = await makeCall(server, business);
    const request = registration(project.id);
    await server.call(general.create, request);
    return { email: request.body.email, token: await mailedToken(server, request.body.email) };
  };

  it('works once', async () => {
    const { token } = await register();
    const confirm = () => server.call(general.confirmEmail, { body: { token } });
    expect((await confirm()).status).toBe(204);
    const used = await confirm();
    expect([used.status, used.problem.code]).toEqual([400, 1004]);
  });

  it('sends a new mail to who comes after its 60 minutes', async () => {
    const { email, token } = await register();
    const late = new Date(TEST_NOW.getTime() + 61 * 60_000);
    const expired = await at(server, late, () => server.call(general.confirmEmail, { body: { token } }));
    const newer = await at(server, late, () => mailedToken(server, email));
    const confirmed = await at(server, late, () =>
      server.call(general.confirmEmail, { body: { token: newer } }),
    );
    expect(expired.problem.code).toBe(1004);
    expect(newer).not.toBe(token);
    expect(confirmed.status).toBe(204);
  });

  it('of one family is unknown to another', async () => {
    const { token } = await register();
    const answer = await server.call('confirmNotoApplicationEmail', { body: { token } });
    expect(answer.problem.code).toBe(1004);
  });
});
