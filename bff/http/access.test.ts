import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadContractDocument,
  type MountedOperation,
  mountedOperations,
} from '#bff/core/contractDocument.ts';
import { MachineScope } from '#bff/generated/contract/enums.ts';
import { secondFactorMessages } from '#bff/modules/access/secondFactors/secondFactors.words.ts';
import { passwordMessages } from '#bff/modules/access/sessions/passwords.words.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeMachineKey } from '#bff/testing/jobs/machineKeys.ts';
import { complaintsAbout, told } from '#bff/testing/matrix/complaints.ts';
import { type Watch, watchChanges } from '#bff/testing/matrix/watchChanges.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { callAbout } from '#bff/testing/world/callAbout.ts';
import { CANARY, plantCanaries } from '#bff/testing/world/canaries.ts';
import { databaseState } from '#bff/testing/world/databaseState.ts';
import { businessOf, makeOffice, nobody, type Person, rightOf } from '#bff/testing/world/persons.ts';
import { sampleRequest } from '#bff/testing/world/samples.ts';
import { makeWorld, type World } from '#bff/testing/world/world.ts';

/*
 * The whole matrix: every operation of the contract, called by nobody, by every kind of person and by connected systems.
 * Whoever has no right asks for records that are there; whoever has one, for records that are not, so that nothing changes.
 */

type Key = Awaited<ReturnType<typeof makeMachineKey>>;

const document = loadContractDocument();
const isAnonymousToo = ({ security }: MountedOperation): boolean =>
  security.some((requirement) => Object.keys(requirement).length === 0);
const secured = mountedOperations().filter(
  (operation) => operation.security.length > 0 && !isAnonymousToo(operation),
);

let server: TestServer;
let world: World;
let persons: Person[];
let watch: Watch;
/** A key of every scope, and for each scope one of all others. */
let everyScope: Key;
const withoutScope = new Map<string, Key>();

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  await plantCanaries(server, world);
  persons = [...(await makeOffice(server)), ...businessOf(world)];
  everyScope = await makeMachineKey(server);
  const scopes = Object.values(MachineScope);
  for (const needed of scopes)
    withoutScope.set(
      needed,
      await makeMachineKey(server, { scopes: scopes.filter((one) => one !== needed) }),
    );
  // When a key was used is noted once a minute, and no minute passes.
  for (const { headers } of [everyScope, ...withoutScope.values()])
    await server.call('listProjects', { headers });
  watch = await watchChanges(server);
});
afterAll(async () => {
  await watch.end();
  await server.stop();
});

/**
 * Here a 401 says that the current password in the example is wrong (spec 8), or the second factor, not that the session
 * is. @returns what it says; undefined where 401 is about the session alone
 */
const refusalOf = ({ operationId }: MountedOperation): string | undefined => {
  if (/^change\w*Password$/.test(operationId)) return passwordMessages.currentWrong;
  if (operationId === 'proveByCode') return secondFactorMessages.wrongCode;
  return operationId === 'proveByPasskey' ? secondFactorMessages.wrongPasskey : undefined;
};

type Caller = { readonly session?: TestSession | undefined; readonly headers?: Record<string, string> };

const ask = (operation: MountedOperation, caller: Caller) => {
  const { path, query, body, isUpload } = sampleRequest(document, operation);
  const content = isUpload ? { file: { name: 'a.pdf', content: new Uint8Array([1]) } } : { body };
  return server.call(operation.operationId, { path, query, ...caller, ...content } as never);
};

/** A few at a time: the database works beside the test. */
const AT_ONCE = 4;

const CODES = { 401: 1006, 403: 1000 } as const;

/** What is wrong with the answer to somebody who has no right: the code, or a word in it that is not his to read. */
const unlessRefused = async (
  what: string,
  status: 401 | 403,
  { operation, ...caller }: Caller & { readonly operation: MountedOperation },
): Promise<string | undefined> => {
  const answer = await callAbout(server, { operation, about: world, ...caller });
  const isRefused = answer.status === status && answer.problem.code === CODES[status];
  const isSilent = !JSON.stringify(answer.problem).includes(CANARY);
  return isRefused && isSilent ? undefined : told(what, answer, `${status} ${CODES[status]}`);
};

/** What is wrong with the answer to somebody who may call. */
const unlessLetIn = async (what: string, operation: MountedOperation, caller: Caller) => {
  const answer = await ask(operation, caller);
  const refusal = refusalOf(operation);
  const isLetIn = refusal === undefined ? answer.status !== 401 : answer.problem.detail === refusal;
  return isLetIn && answer.status < 500 ? undefined : told(what, answer, refusal ?? 'an answer of its own');
};

/** What a connected system needs for an operation; none: it never calls it. */
const scopeOf = ({ security }: MountedOperation): string | undefined =>
  security.flatMap(({ machineKey = [] }) => machineKey)[0];

type Case = { readonly what: string; readonly caller: Caller };
type Refusal = Case & { readonly status: 401 | 403 };
type LetIn = Case & { readonly operation: MountedOperation };

const caseOf = ({ operationId }: MountedOperation, { name, session }: Person): Case => ({
  what: `${operationId} by ${name}`,
  caller: { session },
});

/** Who is refused an operation. */
const refusalsOf = (operation: MountedOperation): Refusal[] => {
  const ofPersons = [nobody, ...persons].flatMap((person): Refusal[] => {
    const status = rightOf(person, operation);
    return status === 200 ? [] : [{ ...caseOf(operation, person), status }];
  });
  const needed = scopeOf(operation);
  const { headers } = (needed === undefined ? undefined : withoutScope.get(needed)) ?? everyScope;
  const what = `${operation.operationId} with every scope but ${needed ?? 'none'}`;
  return [...ofPersons, { what, caller: { headers }, status: needed === undefined ? 401 : 403 }];
};

/** Who may call it. */
const rightsOf = (operation: MountedOperation): Case[] =>
  persons.filter((person) => rightOf(person, operation) === 200).map((person) => caseOf(operation, person));

describe('every operation asks for its session and its role', () => {
  it('where they have no right people and connected systems are refused each time, and leave nothing behind', async () => {
    const before = await databaseState(server);
    let looks = 0;
    const complaints = await complaintsAbout(secured, async (operation) => {
      const refusals = refusalsOf(operation);
      looks += refusals.length;
      const found = await complaintsAbout(
        refusals,
        ({ what, status, caller }) => unlessRefused(what, status, { operation, ...caller }),
        AT_ONCE,
      );
      const changed = await watch.changed();
      const left = changed.length > 0 ? [`${operation.operationId} changed ${changed.join(', ')}`] : [];
      return [...found, ...left].join('\n') || undefined;
    });
    expect(complaints).toEqual([]);
    expect(await databaseState(server)).toEqual(before);
    expect(looks).toBeGreaterThan(4_500);
  });

  const complaintsOfThem = (cases: readonly LetIn[]): Promise<string[]> =>
    complaintsAbout(cases, ({ operation, what, caller }) => unlessLetIn(what, operation, caller), AT_ONCE);

  it('where they have one they are let in: at each operation one of them, by turns', async () => {
    const cases = secured.flatMap((operation, turn) => {
      const them = rightsOf(operation);
      return them.filter((_one, index) => index === turn % them.length).map((one) => ({ operation, ...one }));
    });
    expect(await complaintsOfThem(cases)).toEqual([]);
    expect(cases.length).toBeGreaterThan(300);
  });

  it('where they have one they are let in: everybody', { tags: ['slow'] }, async () => {
    const cases = secured.flatMap((operation) => rightsOf(operation).map((one) => ({ operation, ...one })));
    expect(await complaintsOfThem(cases)).toEqual([]);
    expect(cases.length).toBeGreaterThan(1_000);
  });

  it('connected systems with its scope, too', async () => {
    const open = secured.filter((operation) => scopeOf(operation) !== undefined);
    const complaints = await complaintsAbout(open, async (operation) => {
      const answer = await ask(operation, { headers: everyScope.headers });
      const isLetIn = ![401, 403].includes(answer.status) && answer.status < 500;
      return isLetIn ? undefined : told(operation.operationId, answer, 'an answer of its own');
    });
    expect(complaints).toEqual([]);
    expect(open.length).toBeGreaterThan(30);
  });
});
