/**
 * `npm run audit:verify [-- <head> …]`: computes the hash chain of the audit trail again, and looks whether it goes through
 * the head beside the files and those that are given (`1429:9f3a…`, printed by an earlier run); exit code 1 when not.
 */
import { headOfText } from '#bff/core/audit/auditHead.ts';
import { readCommandConfig } from '#bff/core/config.ts';
import { runCommand } from './lib/runCommand.ts';
import { verifyTrail } from './lib/verifyTrail.ts';

await runCommand(async () => {
  const heads = process.argv.slice(2).map(headOfText);
  const { isIntact, lines } = await verifyTrail(readCommandConfig(process.env), heads);
  for (const line of lines) console.log(line);
  process.exitCode = isIntact ? 0 : 1;
});
