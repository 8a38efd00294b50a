import type { components } from '#bff/generated/contract/types.ts';
import type { TestDraft } from '../applications.ts';
import type { TestSession } from '../client.ts';
import type { TestServer } from '../server.ts';

type Asked = components['schemas']['BulkRunInput'];
type Command = components['schemas']['BulkRunUpdate'];

/** What a test asks to be tried; marked rows unless it says otherwise. */
export type Tried = {
  readonly kind?: Asked['kind'];
  readonly drafts?: readonly Pick<TestDraft, 'applicationId'>[];
  readonly list?: Asked['list'];
  readonly selection?: Asked['selection'];
} & Pick<
  Asked,
  'reason' | 'adoptionConditions' | 'assigneeAdminUserIds' | 'date' | 'message' | 'letter' | 'mail' | 'paper'
>;

/** Runs of one server, as a person of the desk makes them. */
export const bulkTools = (server: () => TestServer, session: () => TestSession) => {
  const tryThem = ({ kind = 'declineApplications', drafts = [], ...more }: Tried, by = session()) => {
    const ids = drafts.map(({ applicationId }) => applicationId);
    const body: Asked = { kind, list: 'generalApplications', selection: { by: 'ids', ids }, ...more };
    return server().call('createBulkRun', { session: by, body });
  };
  const rowsOf = async (id: number, query: object = {}) => {
    const { body } = await server().call('listBulkRunRows', { session: session(), path: { id }, query });
    return body.items;
  };
  const read = async (id: number) =>
    (await server().call('getBulkRun', { session: session(), path: { id } })).body;
  const press = (id: number, body: Command, by = session()) =>
    server().call('updateBulkRun', { session: by, path: { id }, body });
  /** Presses, and lets the job do it. @returns the run as it is then @throws where the press was refused */
  const run = async (id: number, body: Command = { action: 'start' }) => {
    const { status, problem } = await press(id, body);
    if (status !== 200) throw new Error(`${body.action} was refused: ${status} ${problem.code}`);
    await server().runJobs('runBulk', 'sendMails');
    return read(id);
  };
  return { tryThem, rowsOf, read, press, run };
};
