import { FAMILIES } from '../../core/actor.ts';
import type { TestServer } from '../server.ts';
import { createWalk } from './walk.ts';
import { walkApplication } from './walkApplications.ts';
import { walkBulk } from './walkBulk.ts';
import { walkBusiness, walkUserPasswords } from './walkBusiness.ts';
import { walkDesk } from './walkDesk.ts';
import { walkInspections } from './walkInspections.ts';
import { walkMembers } from './walkMembers.ts';
import { walkPayouts } from './walkPayouts.ts';
import {
  adminLogIn,
  walkAdministrators,
  walkCorporations,
  walkJobs,
  walkMachineKeys,
  walkMails,
  walkPendingActs,
  walkProjects,
  walkPublic,
  walkQuestions,
  walkWebhooks,
} from './walkPeople.ts';

/**
 * Calls every operation of the contract on the demo, as those who may.
 * @returns the operations that were answered with success
 */
export const walkEverything = async (server: TestServer): Promise<ReadonlySet<string>> => {
  const walk = createWalk(server);
  await walkPublic(walk);
  const jmac = await adminLogIn(walk, 'jmac');
  await walkAdministrators(walk, jmac);
  await walkProjects(walk, jmac);
  await walkQuestions(walk, jmac);
  await walkCorporations(walk, jmac, 5);
  await walkJobs(walk, jmac);
  await walkPendingActs(walk, jmac);
  await walkMachineKeys(walk, jmac);
  await walkWebhooks(walk, jmac);
  await walkMails(walk, jmac);
  for (const family of FAMILIES) await walkApplication(walk, family, jmac);
  await walkBulk(walk, jmac);
  const page = await walkBusiness(walk);
  await walkDesk(walk, jmac, page);
  await walkMembers(walk, jmac);
  await walkInspections(walk, jmac);
  await walkPayouts(walk);
  await walkUserPasswords(walk, page.session);
  return walk.answered;
};
