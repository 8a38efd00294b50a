/** A fault after the n-th statement of every operation that writes (F7), one after the other over the whole contract. */
import { FAMILIES } from '../../bff/core/actor.ts';
import type { OperationId } from '../../bff/core/contractDocument.ts';
import { operationFacts } from '../../bff/generated/contract/operations.ts';
import type { CallOptions, CallResult } from '../../bff/testing/client.ts';
import { openTestDatabase } from '../../bff/testing/database.ts';
import { papersAtOnce, startTestServer, type TestServer } from '../../bff/testing/server.ts';
import { createFaultyDatabase } from '../../bff/testing/statements.ts';
import { createWalk, type Walk } from '../../bff/testing/world/walk.ts';
import { walkApplication } from '../../bff/testing/world/walkApplications.ts';
import { walkBusiness } from '../../bff/testing/world/walkBusiness.ts';
import { walkDesk } from '../../bff/testing/world/walkDesk.ts';
import { walkInspections } from '../../bff/testing/world/walkInspections.ts';
import { adminLogIn, walkCorporations, walkProjects } from '../../bff/testing/world/walkPeople.ts';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { fault } from './frame/fault.ts';
import type { Stage } from './frame/stage.ts';

type Size = { readonly isWhole: boolean };

/** Tries are counted on purpose where somebody might guess or flood, and a broken one counts. */
const isLimited = (id: string): boolean =>
  /Session|Password|^create\w+Application$|ConfirmEmail|Email$|^(create|send)UserMailCopy/.test(id);

const isBroken = (id: OperationId): boolean => operationFacts[id].method !== 'get' && !isLimited(id);

/** No version of a record: whoever names it is refused. */
const NO_VERSION = 999;

/**
 * What stays of a press of 提出する on purpose, that it was pressed and its code, is there before it is broken: a press
 * that is refused at the last moment leaves both.
 */
const pressBefore = async <Id extends OperationId>(
  server: TestServer,
  id: Id,
  options: CallOptions<Id>,
): Promise<void> => {
  const { body } = options as { readonly body?: { readonly action?: unknown } };
  if (!/^update\w+ApplicationSelf$/.test(id) || body?.action !== 'submit') return;
  await server.call(id, { ...options, ifMatch: NO_VERSION });
};

type Counted = { operations: number; faults: number; readonly left: string[] };

/** The same server, but each change is broken after every one of its statements before it comes through. */
const breaking = (
  stage: Stage,
  server: TestServer,
  { breakEverywhere }: ReturnType<typeof createFaultyDatabase>,
  counted: Counted,
): TestServer => {
  const call = async <Id extends OperationId>(
    id: Id,
    options: CallOptions<Id> = {},
  ): Promise<CallResult<Id>> => {
    stage.moved();
    if (!isBroken(id)) return server.call(id, options);
    await pressBefore(server, id, options);
    const { answer, faults, left } = await breakEverywhere(server, () => {
      stage.moved();
      return server.call(id, options);
    });
    counted.operations += 1;
    counted.faults += faults;
    counted.left.push(...left.map((place) => `${id} ${place}`));
    return answer;
  };
  return { ...server, call };
};

const walkAll = async (walk: Walk, isWhole: boolean): Promise<void> => {
  const jmac = await adminLogIn(walk, 'jmac');
  await walkProjects(walk, jmac);
  if (!isWhole) return;
  await walkCorporations(walk, jmac, 5);
  for (const family of FAMILIES) await walkApplication(walk, family, jmac);
  await walkDesk(walk, jmac, await walkBusiness(walk));
  await walkInspections(walk, jmac);
};

const run = async (stage: Stage, { isWhole }: Size): Promise<void> => {
  const faulty = createFaultyDatabase(await openTestDatabase());
  const server = await startTestServer({ ...papersAtOnce, database: faulty.database });
  stage.later(server.stop);
  await seedDemo(server.scopes);
  stage.moved();
  const counted: Counted = { operations: 0, faults: 0, left: [] };
  try {
    await walkAll(createWalk(breaking(stage, server, faulty, counted)), isWhole);
  } finally {
    stage.figure(`${counted.operations} changes broken ${counted.faults} times`);
    stage.rule('nothing of a broken change stays', counted.left);
  }
};

export const brokenStatements = fault<Size>({
  id: 'F7',
  what: 'a fault after the n-th statement of every change',
  mark: 'no partial state',
  test: 'bff/http/faultyStatement.slow.test.ts',
  needs: [],
  full: { isWhole: true },
  quick: { isWhole: false },
  run,
});
