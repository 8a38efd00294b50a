import type { TestSession } from '../client.ts';
import { makeConsortium } from '../members/members.ts';
import { makeCorporation } from '../people.ts';
import type { Walk } from './walk.ts';

/** A business joins an undertaking and leaves it again. */
export const walkMembers = async ({ server, step }: Walk, session: TestSession): Promise<void> => {
  const { myPage } = await makeConsortium(server);
  const { id: corporationId } = await makeCorporation(server);
  const path = { id: myPage.id };
  const { id: memberId } = await step('createMember', {
    session,
    path,
    body: { corporationId, role: '提供実証' },
  });
  await step('listMembers', { session, path });
  await step('updateMember', { session, path: { ...path, memberId }, body: { role: '調理と提供' } });
  await step('deleteMember', { session, path: { ...path, memberId } });
};
