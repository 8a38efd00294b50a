import type { TestSession } from '../client.ts';
import { makeApplicant } from '../people.ts';
import type { Walk } from './walk.ts';

/** The office sees what is kept how long, keeps a draft longer, and takes that back. */
export const walkRetention = async (
  { server, step }: Walk,
  session: TestSession,
  projectId: number,
): Promise<void> => {
  await step('getRetentionOverview', { session });
  await step('listRetentionRecords', { session });
  const { application } = await makeApplicant(server, { projectId });
  const path = { id: `draft-${application.id}` };
  await step('holdRetention', { session, path, body: { reason: '照会が続いているため' } });
  await step('releaseRetention', { session, path });
};
