import type { TestSession } from '../client.ts';
import { makeApplicant, makeProject } from '../people.ts';
import type { Walk } from './walk.ts';

/** Keeps a draft longer, and takes that back. */
const keepLonger = async ({ server, step }: Walk, session: TestSession, projectId: number): Promise<void> => {
  const { application } = await makeApplicant(server, { projectId });
  const path = { id: `draft-${application.id}` };
  await step('holdRetention', { session, path, body: { reason: '照会が続いているため' } });
  await step('releaseRetention', { session, path });
};

/** Somebody of the office proposes to erase what an old round left, looks at it, and thinks better of it. */
const proposeErasure = async ({ server, step }: Walk, session: TestSession): Promise<void> => {
  const closed = { applicationOpensAt: new Date('2020-06-01'), applicationClosesAt: new Date('2020-06-30') };
  const { id: projectId } = await makeProject(server, { fiscalYear: 2020, ...closed });
  await makeApplicant(server, { projectId });
  const body = { projectId, reason: '保存期間の満了のため' };
  const { id } = await step('proposeRetentionErasure', { session, body });
  const path = { id };
  await step('listRetentionErasures', { session });
  await step('getRetentionErasure', { session, path });
  await step('listRetentionErasureRecords', { session, path });
  await step('exportRetentionErasureRecords', { session, path, query: { format: 'csv' } });
  await step('updateRetentionErasure', { session, path, body: { action: 'cancel' } });
};

/** The office sees what is kept how long, keeps some of it longer, and proposes to erase some of it. */
export const walkRetention = async (walk: Walk, session: TestSession, projectId: number): Promise<void> => {
  await walk.step('getRetentionOverview', { session });
  await walk.step('listRetentionRecords', { session });
  await keepLonger(walk, session, projectId);
  await proposeErasure(walk, session);
};
