import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MountedOperation, mountedOperations } from '#bff/core/contractDocument.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { complaintsAbout, told } from '#bff/testing/matrix/complaints.ts';
import { type Watch, watchChanges } from '#bff/testing/matrix/watchChanges.ts';
import { makeAdmin, signIn } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { callAbout } from '#bff/testing/world/callAbout.ts';
import { businessOf, makeOffice, type Person, rightOf } from '#bff/testing/world/persons.ts';
import { makeWorld, type World } from '#bff/testing/world/world.ts';
import { ownerOfAdmin, ownerOfApplicant, ownerOfUser } from '#rules/pageOwner.ts';

/*
 * A page belongs to the account that it was drawn for: context, person, and for companies the round. Whoever else is
 * logged in by now in the same browser reads and changes nothing from it (domain part 12).
 */

let server: TestServer;
let world: World;
let persons: Person[];
let watch: Watch;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  persons = [...(await makeOffice(server)), ...businessOf(world)];
  watch = await watchChanges(server);
});
afterAll(async () => {
  await watch.end();
  await server.stop();
});

/** Whose page it is when the person of a session opens one. */
const ownerOf = async ({ token, context }: TestSession): Promise<string> => {
  const [id = ''] = token.split('.');
  const { adminUserId, corporationUser, applicationUserId } =
    await server.database.client.session.findUniqueOrThrow({
      where: { id },
      include: { corporationUser: { select: { id: true, projectId: true } } },
    });
  if (adminUserId !== null) return ownerOfAdmin(adminUserId);
  if (corporationUser !== null) return ownerOfUser(corporationUser.id, corporationUser.projectId);
  if (context === 'admin' || context === 'user' || applicationUserId === null)
    throw new Error('a session of nobody');
  return ownerOfApplicant(context, applicationUserId);
};

/** The same account but for its last number: another person, or the same in another round. */
const otherThan = (owner: string): string =>
  owner.replace(/\d+$/, (number) => String(Number(number) + 100_000));

/** Operations with a session. */
const secured = mountedOperations().filter(({ security }) =>
  security.some((way) => Object.keys(way).some((scheme) => scheme.endsWith('Session'))),
);

/** One who may call it with a session: a log-out is for everybody, with one or without. */
const callerOf = ({ security, ...operation }: MountedOperation): Person | undefined => {
  const withSession = { ...operation, security: security.filter((way) => Object.keys(way).length > 0) };
  return persons.find((one) => rightOf(one, withSession) === 200);
};

const callFrom = (operation: MountedOperation, session: TestSession, pageOwner: string) =>
  callAbout(server, { operation, about: world, session, headers: { 'x-page-owner': pageOwner } });

describe('a page of somebody else than who is logged in', () => {
  it('reads nothing and changes nothing, at every operation with a session', async () => {
    const complaints = await complaintsAbout(secured, async (operation) => {
      const person = callerOf(operation);
      if (person?.session === undefined) return `${operation.operationId}: nobody may call it`;
      const answer = await callFrom(operation, person.session, otherThan(await ownerOf(person.session)));
      const changed = await watch.changed();
      if (changed.length > 0) return `${operation.operationId} changed ${changed.join(', ')}`;
      const isRefused = answer.status === 409 && answer.problem.reason === 'otherAccount';
      return isRefused ? undefined : told(operation.operationId, answer, '409 otherAccount');
    });
    expect(complaints).toEqual([]);
    expect(secured.length).toBeGreaterThan(450);
  });

  it('is told what to do, in Japanese', async () => {
    const { session } = await makeAdmin(server, 'JMAC');
    const { problem } = await server.call('listProjects', {
      session,
      headers: { 'x-page-owner': 'admin/999999' },
    });
    expect(problem.detail).toContain('いま別の方がログインしています');
  });

  it('is not gone on with as another of its people: an applicant’s page that an administrator had opened too', async () => {
    const { session: admin } = await makeAdmin(server, 'JMAC');
    const { session } = world.applications.inclusive;
    const answer = await server.call('getInclusiveApplicationSelf', {
      session,
      headers: {
        'x-admin-session': admin.token,
        'x-page-owner': `admin/999999 ${await ownerOf(session)}`,
      },
    });
    // The applicant's own session is asked first, and it is hers.
    expect(answer.status).toBe(200);
    const withoutHers = await server.call('getInclusiveApplicationSelf', {
      session: admin,
      headers: { 'x-page-owner': await ownerOf(session) },
    });
    expect([withoutHers.status, withoutHers.problem.reason]).toEqual([409, 'otherAccount']);
  });
});

describe('a page of who is logged in', () => {
  it('goes on after a new log-in of the same person', async () => {
    const { id, session } = await makeAdmin(server, 'JMAC');
    const headers = { 'x-page-owner': await ownerOf(session) };
    const again = await signIn(server, 'admin', id);
    expect((await server.call('listProjects', { session: again, headers })).status).toBe(200);
  });

  it('goes on in the pages of applicants, where an administrator has a page of his own', async () => {
    const { session } = await makeAdmin(server, 'JMAC');
    const headers = { 'x-page-owner': `${await ownerOf(session)} inclusive/7` };
    expect((await server.call('listProjects', { session, headers })).status).toBe(200);
  });

  it('is compared only where the call says whose it is', async () => {
    const { session } = await makeAdmin(server, 'JMAC');
    expect((await server.call('listProjects', { session })).status).toBe(200);
  });
});
