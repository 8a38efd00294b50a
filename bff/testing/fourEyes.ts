import type { TestSession } from './client.ts';
import { makeAdmin } from './people.ts';
import type { TestServer } from './server.ts';

/*
 * What two people do (domain 12): the first asks, the second decides.
 */

type Asked = { readonly status: number; readonly body?: unknown; readonly problem?: unknown };

/** The number of the proposal that an operation answered. @throws Error for any other answer */
export const proposedIn = ({ status, body, problem }: Asked): number => {
  if (status !== 202) throw new Error(`${status} ${JSON.stringify(problem ?? body)}`);
  return (body as { readonly pendingActId: number }).pendingActId;
};

type Decision = { readonly action: 'approve' | 'decline' | 'withdraw'; readonly reason?: string };

/** What somebody says of a proposal, and what is answered. */
export const decide = (
  server: TestServer,
  session: TestSession,
  id: number,
  body: Decision = { action: 'approve' },
) => server.call('updatePendingAct', { session, path: { id }, body });

/**
 * Approves what was asked for, as another JMAC: a new one where none is given.
 * @returns the decided proposal, and what it shows this once
 * @throws Error when it was not asked for, or is not approvedAct
 */
export const approvedAct = async (server: TestServer, asked: Asked, by?: TestSession) => {
  const session = by ?? (await makeAdmin(server, 'JMAC')).session;
  const answer = await decide(server, session, proposedIn(asked));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
};
