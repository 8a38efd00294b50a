import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ROLES, FAMILIES } from '../core/actor.ts';
import { loadContractDocument, type MountedOperation, mountedOperations } from '../core/contractDocument.ts';
import { SESSION_SCHEMES } from '../middleware/sessionHeaders.ts';
import { makeCall, programmeIn } from '../testing/applications.ts';
import type { TestSession } from '../testing/client.ts';
import { makeAdmin, makeApplicant, makeUndertaking } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sampleRequest } from '../testing/world/samples.ts';
import { passwordMessages } from '../text/people/passwords.ts';
import { secondFactorMessages } from '../text/people/secondFactors.ts';

/*
 * The whole matrix: every operation of the contract, called by nobody and by every kind of person.
 */

type Person = { readonly role: string; readonly session: TestSession };

const document = loadContractDocument();
const secured = mountedOperations().filter(({ security }) => security.length > 0);

let server: TestServer;
let people: Person[];

beforeAll(async () => {
  server = await startTestServer();
  const admins = await Promise.all(
    ADMIN_ROLES.map(async (role) => ({ role, session: (await makeAdmin(server, role)).session })),
  );
  const { user } = await makeUndertaking(server);
  const applicants = [];
  for (const family of FAMILIES) {
    const project = await makeCall(server, programmeIn(family));
    const { session } = await makeApplicant(server, { projectId: project.id, family });
    applicants.push({ role: 'Applicant', session });
  }
  people = [...admins, { role: 'CorporationUser', session: user.session }, ...applicants];
});
afterAll(() => server.stop());

/**
 * Here a 401 says that the current password in the example is wrong (spec 8), or the second factor, not that the session
 * is. @returns what it says; undefined where 401 is about the session alone
 */
const refusalOf = ({ operationId }: MountedOperation): string | undefined => {
  if (/^change\w*Password$/.test(operationId)) return passwordMessages.currentWrong;
  if (operationId === 'proveByCode') return secondFactorMessages.wrongCode;
  return operationId === 'proveByPasskey' ? secondFactorMessages.wrongPasskey : undefined;
};

const contextOf = (scheme: string) => SESSION_SCHEMES.get(scheme)?.context;

const isAnonymousToo = ({ security }: MountedOperation): boolean =>
  security.some((requirement) => Object.keys(requirement).length === 0);

/** 200: may call; 401: has no session that counts here; 403: has one, but not the role. */
const expectedFor = ({ security }: MountedOperation, { role, session }: Person): 200 | 401 | 403 => {
  const rolesHere = security.flatMap((requirement) =>
    Object.entries(requirement).flatMap(([scheme, roles]) =>
      contextOf(scheme) === session.context ? [roles] : [],
    ),
  );
  if (rolesHere.length === 0) return 401;
  return rolesHere.some((roles) => roles.includes(role)) ? 200 : 403;
};

const call = (operation: MountedOperation, session?: TestSession) => {
  const { path, query, body, isUpload } = sampleRequest(document, operation);
  const content = isUpload ? { file: { name: 'a.pdf', content: new Uint8Array([1]) } } : { body };
  return server.call(operation.operationId, { path, query, session, ...content } as never);
};

describe('every operation asks for its session and its role', () => {
  it.each(secured.filter((operation) => !isAnonymousToo(operation)))(
    '$operationId without a session: 1006',
    async (operation) => {
      const answer = await call(operation);
      expect([answer.status, answer.problem.code]).toEqual([401, 1006]);
    },
  );

  it.each(secured.filter((operation) => !isAnonymousToo(operation)))(
    '$operationId by every kind of person',
    async (operation) => {
      for (const person of people) {
        const { status, problem } = await call(operation, person.session);
        const expected = expectedFor(operation, person);
        const refusal = refusalOf(operation);
        if (expected === 200 && refusal !== undefined) expect(problem.detail).toBe(refusal);
        else if (expected === 200) expect(status, `${person.role} ${person.session.context}`).not.toBe(401);
        else expect([status, problem.code], person.role).toEqual([expected, expected === 401 ? 1006 : 1000]);
        expect(status, `${person.role} ${JSON.stringify(problem)}`).toBeLessThan(500);
      }
    },
  );
});
