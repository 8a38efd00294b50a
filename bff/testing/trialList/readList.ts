/** Records money that came in for a recovery and prints what the new list answers: run in a checkout that has the list. */
import { makeAdmin } from '../people.ts';
import { startTestServer } from '../server.ts';
import { makeWorld } from '../world/world.ts';

const server = await startTestServer({ isOwn: true });
const { session, ...jmac } = await makeAdmin(server, 'JMAC');
const world = await makeWorld(server);
const { id: recoveryId } = await server.database.client.recovery.findFirstOrThrow({
  where: { mypageId: world.myPage.id },
});
await server.database.client.recoveryReceipt.deleteMany();
for (const [day, amount] of [
  ['2026-11-01', 3_000],
  ['2026-11-15', 5_000],
] as const)
  await server.database.client.recoveryReceipt.create({
    data: { recoveryId, receivedOn: new Date(day), amount, recordedById: jmac.id },
  });
const answer = await fetch(`${server.url}/api/admin/recovery_receipt?limit=1`, {
  headers: { 'x-admin-session': session.token },
});
const { items, nextCursor, total } = await answer.json();
const next = await fetch(`${server.url}/api/admin/recovery_receipt?limit=1&cursor=${nextCursor}`, {
  headers: { 'x-admin-session': session.token },
});
console.log(JSON.stringify({ status: answer.status, items, total, next: (await next.json()).items }));
await server.stop();
