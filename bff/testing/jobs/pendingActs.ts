import type { TestServer } from '../server.ts';

/** What somebody of JMAC has asked for and nobody has decided. @returns its id */
export const makePendingAct = async (server: TestServer, proposedById: number): Promise<number> => {
  const { id } = await server.database.client.pendingAct.create({
    data: {
      ...{ act: 4, operation: 'createMachineKey', request: { path: {}, body: {} }, basis: '{}' },
      ...{ thing: `machineKey:${proposedById}`, title: '連携キー「会計システム」を作る' },
      ...{ subjectKind: 'MachineKey', changes: [], follows: [], proposedById },
      endsAt: new Date(server.now().getTime() + 14 * 86_400_000),
      createdAt: server.now(),
    },
  });
  return id;
};
