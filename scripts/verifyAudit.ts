/** `npm run audit:verify`: computes the hash chain of the audit trail again; exit code 1 when it is broken. */
import { pino } from 'pino';
import { readConfig } from '#bff/core/config.ts';
import { sealAuditEntries, verifyAuditChain } from '#bff/services/audit/auditChain.ts';
import { startServer } from '../bff/server.ts';

const config = { ...readConfig(process.env), port: 0, isDemo: false };
const server = await startServer({ config, log: pino({ level: 'warn' }), hasBackgroundJobs: false });
try {
  const scope = server.scopes.forSystem('verifyAudit');
  while ((await sealAuditEntries(scope)).next !== null);
  const { isIntact, checkedCount, brokenAtEntryId } = await verifyAuditChain(scope);
  console.log(
    isIntact
      ? `intact: ${checkedCount} entries`
      : `BROKEN at entry ${brokenAtEntryId} (${checkedCount} before it)`,
  );
  process.exitCode = isIntact ? 0 : 1;
} finally {
  await server.stop();
}
