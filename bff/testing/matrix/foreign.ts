import type { TestServer } from '../server.ts';
import { type CallAbout, callAbout } from '../world/callAbout.ts';
import { databaseState } from '../world/databaseState.ts';
import { complaintsAbout, told } from './complaints.ts';
import { watchChanges } from './watchChanges.ts';

/** There is nothing, or you may not. */
const isRefusal = ({
  status,
  code,
}: {
  readonly status: number;
  readonly code: number | undefined;
}): boolean => [403, 404].includes(status) && [1000, 1005].includes(code ?? 0);

/**
 * Makes calls about somebody else's records, one after the other.
 * @returns which was not refused, or changed something: its operation with the answer or the tables
 */
export const complaintsOfForeign = async (
  server: TestServer,
  calls: readonly CallAbout[],
): Promise<string[]> => {
  const before = await databaseState(server);
  const watch = await watchChanges(server);
  const complaints = await complaintsAbout(calls, async (call) => {
    const { operationId } = call.operation;
    const answer = await callAbout(server, call);
    const changed = await watch.changed();
    const wrong = [
      ...(isRefusal({ status: answer.status, code: answer.problem?.code })
        ? []
        : [told(operationId, answer, 'a refusal')]),
      ...(changed.length === 0 ? [] : [`${operationId} changed ${changed.join(', ')}`]),
    ];
    return wrong.join('; ') || undefined;
  });
  await watch.end();
  const after = await databaseState(server);
  const unseen = Object.keys(after).filter((table) => after[table] !== before[table]);
  return complaints.length > 0 ? complaints : unseen.map((table) => `${table} changed`);
};
