import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MountedOperation, mountedOperations } from '#bff/core/contractDocument.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { codeOf, registerTotp } from '#bff/testing/secondFactors/secondFactors.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

const MINUTE_MS = 60_000;
const minutesLater = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);

const operations = mountedOperations();
const isOffice = ({ security }: MountedOperation) => security.some((session) => 'adminSession' in session);
const askingAgain = operations.filter(({ stepUp }) => stepUp).map(({ operationId }) => operationId);

describe('a second factor has to have been shown lately', () => {
  it('for every export of the office', () => {
    const exports = operations.filter(
      (operation) => isOffice(operation) && /^export/.test(operation.operationId),
    );
    expect(exports.length).toBeGreaterThan(30);
    expect(exports.filter(({ stepUp }) => !stepUp).map(({ operationId }) => operationId)).toEqual([]);
  });

  it('for payments, whole account numbers, files made of many records, and what guards them: no more', () => {
    expect(askingAgain.filter((operationId) => !/^export/.test(operationId)).toSorted()).toEqual([
      'confirmAdminUser',
      'confirmPasskey',
      'confirmTotp',
      'createExportRun',
      'createMachineKey',
      'createPayout',
      'createPayoutBatch',
      'createWebhook',
      'deleteOwnIdentity',
      'deleteSecondFactor',
      'downloadAdminPersonalRecord',
      'downloadAuditArchive',
      'downloadExportRun',
      'downloadMyPageArchive',
      'downloadPayoutBatch',
      'makePersonalRecord',
      'readPayoutResult',
      'releaseRetention',
      'replaceRecoveryCodes',
      'resetSecondFactors',
      'revealBankAccountNumber',
      'rotateMachineKey',
      'rotateWebhookSecret',
      'startIdentityLink',
      'startPasskey',
      'startTotp',
      'updateMachineKey',
      'updatePayout',
      'updatePayoutBatch',
      'updatePayoutSetting',
      'updatePendingAct',
      'updateRetentionErasure',
      'updateSecondFactorSetting',
      'updateWebhook',
    ]);
  });
});

describe('an export', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(() =>
    server.database.client.secondFactorSetting.update({ where: { id: 1 }, data: { demandedTypes: [] } }),
  );
  afterAll(() => server.stop());

  type Session = Awaited<ReturnType<typeof makeAdmin>>['session'];

  const exportAs = async (session: Session) => {
    const { status, problem } = await server.call('exportProjects', { session, query: { format: 'csv' } });
    return status === 200 ? 200 : [status, problem.code];
  };

  it('goes out to who has no second factor and needs none', async () => {
    const { session } = await makeAdmin(server, 'JMAC');
    expect(await exportAs(session)).toBe(200);
  });

  it('goes out within ten minutes of the second factor, and again once it is shown anew', async () => {
    const { session, id: actorId } = await makeAdmin(server, 'JMAC');
    const { secret } = await registerTotp(server, session);
    expect(await exportAs(session)).toBe(200);
    await at(server, minutesLater(10), async () => expect(await exportAs(session)).toBe(200));
    const later = minutesLater(11);
    await at(server, later, async () => {
      expect(await exportAs(session)).toEqual([403, 1102]);
      const body = { code: codeOf(secret, later) };
      expect((await server.call('proveByCode', { session, body })).status).toBe(200);
      expect(await exportAs(session)).toBe(200);
    });
    const where = { action: 'factorProven', actorId };
    const proofs = await server.database.client.auditEntry.findMany({ where, orderBy: { at: 'asc' } });
    expect(proofs.map((proof) => proof.at)).toEqual([TEST_NOW, later]);
  });

  it('waits in one session for what was shown in another', async () => {
    const admin = await makeAdmin(server, 'JMAC');
    const { session: other } = await makeAdmin(server, 'JMAC');
    await registerTotp(server, admin.session);
    expect(await exportAs(admin.session)).toBe(200);
    expect(await exportAs(other)).toBe(200);
    await server.database.client.session.updateMany({
      where: { adminUserId: admin.id },
      data: { provenAt: null },
    });
    expect(await exportAs(admin.session)).toEqual([403, 1102]);
    expect(await exportAs(other)).toBe(200);
  });

  it('waits for the first second factor of who is obliged to have one since he logged in; he can register it', async () => {
    const { session } = await makeAdmin(server, 'CS');
    await server.database.client.secondFactorSetting.update({
      where: { id: 1 },
      data: { demandedTypes: [2] },
    });
    const { problem } = await server.call('exportProjects', { session, query: { format: 'csv' } });
    expect(problem.detail).toContain('登録してください');
    await registerTotp(server, session);
    expect(await exportAs(session)).toBe(200);
  });

  it('is asked for after the role: who may not have it is told so', async () => {
    const { session } = await makeAdmin(server, 'CS');
    await server.database.client.secondFactorSetting.update({
      where: { id: 1 },
      data: { demandedTypes: [2] },
    });
    const answer = await server.call('exportAdminUsers', { session, query: { format: 'csv' } });
    expect(answer.problem.code).toBe(1000);
  });
});

describe('how long a second factor is enough', () => {
  it('is what STEP_UP_MINUTES says', async () => {
    const server = await startTestServer({ env: { STEP_UP_MINUTES: '1' } });
    const { session } = await makeAdmin(server, 'JMAC');
    await registerTotp(server, session);
    await at(server, minutesLater(2), async () => {
      const { problem } = await server.call('exportProjects', { session, query: { format: 'csv' } });
      expect(problem.code).toBe(1102);
    });
    await server.stop();
  });
});
