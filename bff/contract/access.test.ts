import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ROLES, FAMILIES } from '../core/actor.ts';
import { loadContractDocument, type MountedOperation, mountedOperations } from '../core/contractDocument.ts';
import { MachineScope } from '../generated/contract/enums.ts';
import { SESSION_SCHEMES } from '../middleware/sessionHeaders.ts';
import { makeCall, programmeIn } from '../testing/applications.ts';
import type { TestSession } from '../testing/client.ts';
import { makeMachineKey } from '../testing/jobs/machineKeys.ts';
import { makeAdmin, makeApplicant, makeUndertaking } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sampleRequest } from '../testing/world/samples.ts';
import { passwordMessages } from '../text/people/passwords.ts';
import { secondFactorMessages } from '../text/people/secondFactors.ts';

/*
 * The whole matrix: every operation of the contract, called by nobody, by every kind of person and by connected systems.
 */

type Person = { readonly role: string; readonly session: TestSession };

const document = loadContractDocument();
const secured = mountedOperations().filter(({ security }) => security.length > 0);

let server: TestServer;
let people: Person[];
let everyScope: Awaited<ReturnType<typeof makeMachineKey>>;

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
  everyScope = await makeMachineKey(server);
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

/** What a connected system needs for an operation; none: it never calls it. */
const scopesOf = ({ security }: MountedOperation): readonly string[] =>
  security.flatMap(({ machineKey = [] }) => machineKey);

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

type Caller = { readonly session?: TestSession; readonly headers?: Record<string, string> };

const call = (operation: MountedOperation, caller: Caller = {}) => {
  const { path, query, body, isUpload } = sampleRequest(document, operation);
  const content = isUpload ? { file: { name: 'a.pdf', content: new Uint8Array([1]) } } : { body };
  return server.call(operation.operationId, { path, query, ...caller, ...content } as never);
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
        const { status, problem } = await call(operation, { session: person.session });
        const expected = expectedFor(operation, person);
        const refusal = refusalOf(operation);
        if (expected === 200 && refusal !== undefined) expect(problem.detail).toBe(refusal);
        else if (expected === 200) expect(status, `${person.role} ${person.session.context}`).not.toBe(401);
        else expect([status, problem.code], person.role).toEqual([expected, expected === 401 ? 1006 : 1000]);
        expect(status, `${person.role} ${JSON.stringify(problem)}`).toBeLessThan(500);
      }
    },
  );

  it.each(secured.filter((operation) => !isAnonymousToo(operation)))(
    '$operationId by connected systems: with its scope, with every other, or not at all',
    async (operation) => {
      const [needed] = scopesOf(operation);
      const others = Object.values(MachineScope).filter((scope) => scope !== needed);
      const withAll = await call(operation, { headers: everyScope.headers });
      const withOthers = await call(operation, await makeMachineKey(server, { scopes: others }));
      if (needed === undefined) {
        expect([withAll.problem.code, withOthers.problem.code]).toEqual([1006, 1006]);
        return;
      }
      expect([401, 403], JSON.stringify(withAll.problem)).not.toContain(withAll.status);
      expect(withAll.status).toBeLessThan(500);
      expect([withOthers.status, withOthers.problem.code]).toEqual([403, 1000]);
    },
  );
});
