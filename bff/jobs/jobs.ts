import type { ScopeFactory } from '../contract/scopeFactory.ts';
import { isProblem } from '../data/engine/errors.ts';
import { deleteIdempotencyKeysBefore } from '../data/engine/idempotencyKeys.ts';
import type { MailTransport } from '../mail/transport.ts';
import { sealAuditEntries } from '../services/audit/auditChain.ts';
import { resumeScans } from '../services/files/resumeScans.ts';
import { sweepOrphanedFiles } from '../services/files/sweepFiles.ts';
import { addQuarterReports } from '../services/myPages/addQuarterReports.ts';
import { recomputeDelays } from '../services/myPages/refreshMyPageFacts.ts';
import { sendDueMails } from '../services/notices/outbox.ts';
import type { Job } from './worker.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type JobDependencies = { readonly scopes: ScopeFactory; readonly transport: MailTransport };

const sendMails = ({ scopes, transport }: JobDependencies): Job => ({
  name: 'sendMails',
  everyMs: 20 * SECOND_MS,
  isWokenByChanges: true,
  run: () => sendDueMails(scopes.forSystem('sendMails'), transport),
});

const sealAudit = ({ scopes }: JobDependencies): Job => ({
  name: 'sealAudit',
  everyMs: 20 * SECOND_MS,
  isWokenByChanges: true,
  run: async () => {
    try {
      return await sealAuditEntries(scopes.forSystem('sealAudit'));
    } catch (error) {
      // Another process sealed the same entries a moment ago; the next run goes on behind them.
      if (isProblem(error, 'unique')) return false;
      throw error;
    }
  },
});

const forgetIdempotencyKeys = ({ scopes }: JobDependencies): Job => ({
  name: 'forgetIdempotencyKeys',
  everyMs: HOUR_MS,
  isWokenByChanges: false,
  run: async () => {
    const scope = scopes.forSystem('forgetIdempotencyKeys');
    await deleteIdempotencyKeysBefore(scope.db, new Date(scope.now.getTime() - DAY_MS));
    return false;
  },
});

/** Uploads of processes that died, and files that no row names: a crash between the two left them. */
const sweepFiles = ({ scopes }: JobDependencies): Job => ({
  name: 'sweepFiles',
  everyMs: HOUR_MS,
  isWokenByChanges: false,
  run: async () => {
    await sweepOrphanedFiles(scopes.forSystem('sweepFiles'));
    return false;
  },
});

/** Scans whose process died or whose scanner was away. */
const resumeScansLeft = ({ scopes }: JobDependencies): Job => ({
  name: 'resumeScans',
  everyMs: MINUTE_MS,
  isWokenByChanges: false,
  run: () => resumeScans(scopes.forSystem('resumeScans')),
});

/** Delays count in business days, so they move by themselves every night; an hour late is early enough. */
const recomputeDelaysDaily = ({ scopes }: JobDependencies): Job => ({
  name: 'recomputeDelays',
  everyMs: HOUR_MS,
  isWokenByChanges: false,
  run: async () => {
    await recomputeDelays(scopes.forSystem('recomputeDelays'));
    return false;
  },
});

/** A quarter begins on a day in Japan; an hour late is early enough. */
const askForQuarterReports = ({ scopes }: JobDependencies): Job => ({
  name: 'askForQuarterReports',
  everyMs: HOUR_MS,
  isWokenByChanges: false,
  run: async () => {
    await addQuarterReports(scopes.forSystem('askForQuarterReports'));
    return false;
  },
});

/** Everything that happens without a request. */
export const createJobs = (dependencies: JobDependencies): readonly Job[] => [
  sendMails(dependencies),
  sealAudit(dependencies),
  forgetIdempotencyKeys(dependencies),
  sweepFiles(dependencies),
  resumeScansLeft(dependencies),
  askForQuarterReports(dependencies),
  recomputeDelaysDaily(dependencies),
];
