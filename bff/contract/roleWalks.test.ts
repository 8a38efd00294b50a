import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ROLES, FAMILIES, type SessionContext } from '../core/actor.ts';
import type { OperationId } from '../core/contractDocument.ts';
import { loadContractDocument, type MountedOperation, mountedOperations } from '../core/contractDocument.ts';
import { ThreadMessageKind } from '../generated/contract/enums.ts';
import { SESSION_SCHEMES } from '../middleware/sessionHeaders.ts';
import type { CallOptions, TestSession } from '../testing/client.ts';
import { makeAdmin } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { pdfOf } from '../testing/undertaking.ts';
import { databaseState } from '../testing/world/databaseState.ts';
import { createRandom, type Random } from '../testing/world/random.ts';
import { makeWorld, sessionIn, type World } from '../testing/world/world.ts';
import { metaOf, worldRequest } from '../testing/world/worldRequests.ts';

/*
 * The second check of rights (ASVS 8.2): not each operation once, as access.test and foreignIds.test do, but people of
 * every kind walking at random through all of them, over records of two worlds, each answer after everything that the
 * steps before it have left behind. Words that belong to one world are planted in its records; whoever does not belong
 * there never reads them. The seed is fixed, so that a failure comes again.
 */

const SEED = 20_261_126;
const STEPS = 1_500;

const document = loadContractDocument();
/** A password, once changed, ends the walk of the person; the second walk would lock everybody out. */
const ENDS_THE_WALK = /Password|AdminSession$|UserSession$|ApplicationSession$|endOtherSessions/;
const operations = mountedOperations().filter(
  ({ operationId, security }) => security.length > 0 && !ENDS_THE_WALK.test(operationId),
);

type Person = {
  readonly name: string;
  readonly role: string;
  readonly context: SessionContext;
  readonly session: TestSession | undefined;
  /** Which world is his own; undefined: the office is everybody's. */
  readonly home: World | undefined;
};

type Step = { readonly person: Person; readonly operation: MountedOperation; readonly about: World };

let server: TestServer;
let worlds: readonly [World, World];
let people: readonly Person[];

/** Words that stand in the records of one world alone. */
const canaryOf = (world: World): string => `社外秘${world.myPage.id}号`;

/** What the office keeps to itself, also from the business that it is about. */
const OFFICE_WORD = '事務局限りの覚え書き';

const plant = async (world: World): Promise<void> => {
  const word = canaryOf(world);
  const { client } = server.database;
  await client.corporation.update({ where: { id: world.corporation.id }, data: { name: `株式会社${word}` } });
  await client.myPage.update({ where: { id: world.myPage.id }, data: { memo: OFFICE_WORD } });
  await client.section.update({ where: { id: world.section.id }, data: { title: word } });
  await client.notification.updateMany({ where: { mypageId: world.myPage.id }, data: { body: word } });
  const ofNotes = { kind: ThreadMessageKind.Note, threadId: world.thread.id };
  await client.threadMessage.updateMany({ where: ofNotes, data: { body: OFFICE_WORD } });
  for (const family of FAMILIES) {
    const id = world.applications[family].applicationUserId;
    await client.applicationUser.update({ where: { id }, data: { name: word } });
  }
};

const businessOf = (world: World): Person[] =>
  (['user', ...FAMILIES] as const).map((context) => ({
    name: `${context} of ${canaryOf(world)}`,
    role: context === 'user' ? 'CorporationUser' : 'Applicant',
    context,
    session: sessionIn(world, context),
    home: world,
  }));

beforeAll(async () => {
  server = await startTestServer();
  worlds = [await makeWorld(server), await makeWorld(server)];
  for (const world of worlds) await plant(world);
  const admins = await Promise.all(
    ADMIN_ROLES.map(async (role) => {
      // Nobody's prefecture: an inspector who sees neither of the two.
      const { session } = await makeAdmin(
        server,
        role,
        role === 'Inspector' ? { assignedPrefectures: [1] } : {},
      );
      return { name: role, role, context: 'admin' as const, session, home: undefined };
    }),
  );
  const nobody = { name: 'nobody', role: '', context: 'admin' as const, session: undefined, home: undefined };
  people = [...admins, ...worlds.flatMap(businessOf), nobody];
});
afterAll(() => server.stop());

const mayCall = ({ security }: MountedOperation, { role, context, session }: Person): boolean =>
  security.some((requirement) =>
    Object.keys(requirement).length === 0
      ? true
      : session !== undefined &&
        Object.entries(requirement).some(
          ([scheme, roles]) => SESSION_SCHEMES.get(scheme)?.context === context && roles.includes(role),
        ),
  );

const call = async ({ person: { session }, operation, about }: Step) => {
  const { path, query, body, isUpload } = worldRequest(document, about, operation);
  const content = isUpload
    ? { body: { meta: metaOf(operation, about) }, file: { name: 'a.pdf', content: pdfOf() } }
    : { body };
  return server.call(operation.operationId, { path, query, session, ...content } as CallOptions<OperationId>);
};

type Answer = Awaited<ReturnType<typeof call>>;

const textOf = ({ body, problem, bytes }: Answer): string =>
  [JSON.stringify(body ?? null), JSON.stringify(problem ?? null), Buffer.from(bytes ?? []).toString()].join(
    '\n',
  );

/** What a person must not read: the words of a world that is not his, and for an inspector those of both. */
const foreignWords = ({ home, role }: Person): string[] => {
  if (home === undefined) return role === 'Inspector' || role === '' ? worlds.map(canaryOf) : [];
  return [OFFICE_WORD, ...worlds.filter((world) => world !== home).map(canaryOf)];
};

/** What is wrong with the answer to a step; undefined when nothing is. */
const complaint = async (step: Step): Promise<string | undefined> => {
  const { person, operation, about } = step;
  const answer = await call(step);
  const told = `${person.name}: ${operation.operationId} of ${canaryOf(about)} → ${answer.status}`;
  if (answer.status >= 500) return `${told} ${JSON.stringify(answer.problem)}`;
  if (!mayCall(operation, person) && ![401, 403].includes(answer.status)) return `${told}, without the right`;
  const read = foreignWords(person).find((word) => textOf(answer).includes(word));
  return read === undefined ? undefined : `${told}, and reads ${read}`;
};

const walk = async (random: Random, steps: number, isTaken: (step: Step) => boolean): Promise<string[]> => {
  const complaints: string[] = [];
  for (let taken = 0; taken < steps; ) {
    const step = {
      person: random.pick(people),
      operation: random.pick(operations),
      about: random.pick(worlds),
    };
    if (!isTaken(step)) continue;
    taken += 1;
    complaints.push(...[await complaint(step)].filter((text) => text !== undefined));
  }
  return complaints;
};

describe('people of every kind, walking at random through all operations', () => {
  it('where they have no right are refused each time, and leave nothing behind', async () => {
    const before = await databaseState(server);
    const complaints = await walk(
      createRandom(SEED),
      STEPS,
      ({ operation, person }) => !mayCall(operation, person),
    );
    expect(complaints).toEqual([]);
    expect(await databaseState(server)).toEqual(before);
  });

  it('where they have one change what they may, and never read what is another’s', async () => {
    const complaints = await walk(createRandom(SEED + 1), STEPS, ({ operation, person }) =>
      mayCall(operation, person),
    );
    expect(complaints).toEqual([]);
  });
});
