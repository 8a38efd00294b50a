import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { FAMILIES } from '../services/actor.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { mountedOperations } from './load.ts';
import { createWalk } from './testing/walk.ts';
import { walkApplication } from './testing/walkApplications.ts';
import { walkBusiness, walkDesk, walkInspections, walkUserPasswords } from './testing/walkMyPages.ts';
import {
  adminLogIn,
  walkAdministrators,
  walkCorporations,
  walkProjects,
  walkPublic,
} from './testing/walkPeople.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.scopes);
}, 120_000);
afterAll(() => server.stop());

/** The client checks every answer against the contract. */
it('every operation of the contract answers with success to those who may call it, on the demo', async () => {
  const walk = createWalk(server);
  const bad: string[] = [];
  const part = async (work: () => Promise<unknown>) => {
    try {
      return await work();
    } catch (e) {
      bad.push(String((e as Error).stack).slice(0, 900));
      return undefined;
    }
  };
  const jmac = await adminLogIn(walk, 'jmac');
  await part(() => walkPublic(walk));
  await part(() => walkAdministrators(walk, jmac));
  await part(() => walkProjects(walk, jmac));
  await part(() => walkCorporations(walk, jmac, 5));
  for (const family of FAMILIES) await part(() => walkApplication(walk, family, jmac));
  await part(async () => {
    const page = await walkBusiness(walk);
    await part(() => walkDesk(walk, jmac, page));
    await part(() => walkUserPasswords(walk, page.session));
  });
  await part(() => walkInspections(walk, jmac));
  (await import('node:fs')).writeFileSync(
    '/tmp/breaker/bad.txt',
    bad.join('\n@@\n') +
      '\nMISSING ' +
      mountedOperations()
        .map(({ operationId }) => operationId)
        .filter((id) => !walk.answered.has(id))
        .join(' '),
  );
}, 120_000);
