/** Applies in the family that is named and prints what came of it: run in a checkout that has the family. */
import { isFamily } from '#rules/families.ts';
import { applyAndAdopt } from '../applyAndAdopt.ts';
import { makeAdmin } from '../people.ts';
import { startTestServer } from '../server.ts';
import { createWalk } from '../world/walk.ts';

const [family = ''] = process.argv.slice(2);
if (!isFamily(family)) throw new RangeError(`the list has no family ${family}`);
const server = await startTestServer({ isOwn: true });
const desk = {
  jmac: (await makeAdmin(server, 'JMAC')).session,
  backOffice: (await makeAdmin(server, 'BackOffice')).session,
};
const { submitted, adopted, myPage } = await applyAndAdopt(createWalk(server), family, desk);
await server.stop();
console.log(JSON.stringify({ submitted, adopted, myPage }));
