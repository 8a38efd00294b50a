import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, makeCompleteDraft, makeUnderReview, programmes } from '#bff/testing/applications.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { createFaultyDatabase } from '#bff/testing/statements.ts';
import { makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

/*
 * A fault after the n-th statement of a change (quality, Reliability F7): nothing of it stays. `npm run bench:faults
 * -- F7` breaks every operation so.
 */

let faulty: ReturnType<typeof createFaultyDatabase>;
let server: TestServer;

beforeAll(async () => {
  // The embedded one sends its statements one after the other, so the n-th is the same at every attempt.
  faulty = createFaultyDatabase(await openTestDatabase(''));
  server = await startTestServer({ database: faulty.database });
});
afterAll(() => server.stop());

describe('a change that breaks off after any of its statements leaves nothing behind:', () => {
  it('handing in a section', async () => {
    const { user, myPage, section } = await makeDesk(server);
    await uploadFile(server, { session: user.session, mypageId: myPage.id, sectionId: section.id });
    const body = { id: section.id, action: 'submit' } as const;
    const { answer, faults, left } = await faulty.breakEverywhere(server, () =>
      server.call('updateUserSection', { session: user.session, body }),
    );
    expect([answer.status, left]).toEqual([200, []]);
    expect(faults).toBeGreaterThan(5);
  });

  it('handing in an application, but for the time of the press, which counts at the close, and its code', async () => {
    const { operations, session } = await makeCompleteDraft(server, programmes.business);
    // Refused at the last moment: both are there for the next press.
    await server.call(operations.updateSelf, { session, body: { action: 'submit' }, ifMatch: 999 });
    const { answer, faults, left } = await faulty.breakEverywhere(server, () =>
      server.call(operations.updateSelf, { session, body: { action: 'submit' } }),
    );
    expect([answer.status, left]).toEqual([200, []]);
    expect(faults).toBeGreaterThan(10);
  });

  it('adopting an application', async () => {
    const backOffice = (await makeAdmin(server, 'BackOffice')).session;
    const jmac = (await makeAdmin(server, 'JMAC')).session;
    const draft = await makeUnderReview(server, programmes.noto, backOffice);
    const { answer, faults, left } = await faulty.breakEverywhere(server, () =>
      act(server, draft, jmac, { action: 'adopt' }),
    );
    expect([answer.status, left]).toEqual([200, []]);
    expect(faults).toBeGreaterThan(10);
  });
});
