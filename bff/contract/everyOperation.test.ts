import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { FAMILIES } from '../core/actor.ts';
import { mountedOperations } from '../core/contractDocument.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createWalk } from '../testing/world/walk.ts';
import { walkApplication } from '../testing/world/walkApplications.ts';
import { walkBusiness, walkUserPasswords } from '../testing/world/walkBusiness.ts';
import { walkDesk } from '../testing/world/walkDesk.ts';
import { walkInspections } from '../testing/world/walkInspections.ts';
import { walkMembers } from '../testing/world/walkMembers.ts';
import { walkPayouts } from '../testing/world/walkPayouts.ts';
import {
  adminLogIn,
  walkAdministrators,
  walkCorporations,
  walkJobs,
  walkProjects,
  walkPublic,
} from '../testing/world/walkPeople.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.scopes);
});
afterAll(() => server.stop());

/** The client checks every answer against the contract. */
it('every operation of the contract answers with success to those who may call it, on the demo', async () => {
  const walk = createWalk(server);
  await walkPublic(walk);
  const jmac = await adminLogIn(walk, 'jmac');
  await walkAdministrators(walk, jmac);
  await walkProjects(walk, jmac);
  await walkCorporations(walk, jmac, 5);
  await walkJobs(walk, jmac);
  for (const family of FAMILIES) await walkApplication(walk, family, jmac);
  const page = await walkBusiness(walk);
  await walkDesk(walk, jmac, page);
  await walkMembers(walk, jmac);
  await walkInspections(walk, jmac);
  await walkPayouts(walk);
  await walkUserPasswords(walk, page.session);
  const published = mountedOperations().map(({ operationId }) => operationId);
  expect(published.filter((id) => !walk.answered.has(id))).toEqual([]);
  expect(walk.answered.size).toBe(published.length);
});
