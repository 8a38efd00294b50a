import type { AuditHeadStore } from '#bff/core/audit/auditHead.ts';
import { type Batch, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { answerResetRequests, endPendingActs } from '#bff/modules/access/index.ts';
import {
  askForDuties,
  countErasable,
  countForgettable,
  countMissingLedgers,
  countUnaskedDuties,
  draftPropertyLedgers,
  forgetOldRecords,
  runErasures,
} from '#bff/modules/aftercare/index.ts';
import { makePapers } from '#bff/modules/applications/index.ts';
import {
  countRemindersOfToday,
  makeIssuedPapers,
  remindOfDeadlines,
  sendDigests,
} from '#bff/modules/correspondence/index.ts';
import { followPayouts } from '#bff/modules/money/index.ts';
import {
  addQuarterReports,
  countDelays,
  countMissingReports,
  recomputeDelays,
} from '#bff/modules/myPages/index.ts';
import {
  countMeasuredProgrammes,
  countUnsealed,
  type ExportAnswers,
  forgetExports,
  makeExports,
  measureProcessingTimes,
  runBulk,
  sealSecrets,
} from '#bff/modules/office/index.ts';
import { remindOfAnnouncements } from '#bff/modules/projects/index.ts';
import {
  anchorTrail,
  forgetWebhookDeliveries,
  queueDeliveries,
  sealAuditEntries,
  sendWebhooks,
} from '#bff/modules/trail/index.ts';
import { resumeScans } from '#bff/parts/files/resumeScans.service.ts';
import { sweepOrphanedFiles } from '#bff/parts/files/sweepFiles.service.ts';
import { sendDueMails } from '#bff/parts/notices/outbox.service.ts';
import { deleteIdempotencyKeysBefore } from '#bff/platform/database/idempotencyKeys.ts';
import type { Job } from '#bff/platform/jobs/job.ts';
import type { MailTransport } from '#bff/platform/mail/transport.ts';

/** Longer than any client retries. */
const KEPT_KEYS_MS = 24 * 3600_000;
const KEYS_IN_A_BATCH = 5_000;

const forgetKeys = async (scope: Scope): Promise<Batch> => {
  const before = new Date(scope.now.getTime() - KEPT_KEYS_MS);
  const doneCount = await deleteIdempotencyKeysBefore(scope.db, before, KEYS_IN_A_BATCH);
  return { doneCount, next: doneCount === KEYS_IN_A_BATCH ? MORE : null };
};

export type JobPorts = {
  readonly transport: MailTransport;
  readonly auditHead: AuditHeadStore;
  readonly exports: ExportAnswers;
};

/** Documents requested, reminders, and what follows from due days. */
const ofUndertakings: readonly Job[] = [
  {
    // A quarter begins on a day in Japan, and an undertaking on any; an hour late is early enough.
    name: 'askForQuarterReports',
    cron: '10 * * * *',
    isWokenByChanges: false,
    count: countMissingReports,
    runBatch: addQuarterReports,
  },
  {
    // Only those whose amount was confirmed before there were ledgers, or on a server of before: all others at once.
    name: 'draftPropertyLedgers',
    cron: '12 * * * *',
    isWokenByChanges: false,
    count: countMissingLedgers,
    runBatch: draftPropertyLedgers,
  },
  {
    // An hour late is early enough for a report of a year.
    name: 'askForDuties',
    cron: '15 * * * *',
    isWokenByChanges: false,
    count: countUnaskedDuties,
    runBatch: askForDuties,
  },
  {
    // When offices open, so that nobody's telephone rings at night.
    name: 'remindOfDeadlines',
    cron: '0 9 * * *',
    isWokenByChanges: false,
    count: countRemindersOfToday,
    runBatch: remindOfDeadlines,
  },
  {
    // Before offices open, so that people read the morning's numbers; of a day's delay nobody takes notice.
    name: 'measureProcessingTimes',
    cron: '20 5 * * *',
    isWokenByChanges: false,
    count: countMeasuredProgrammes,
    runBatch: measureProcessingTimes,
  },
  {
    // Delays count in business days, so they change every night, and whenever a call's own days are edited.
    name: 'recomputeDelays',
    cron: '5 * * * *',
    isWokenByChanges: false,
    count: countDelays,
    runBatch: recomputeDelays,
  },
];

/** What is kept sealed, and what is kept for a time only. */
const ofKeeping: readonly Job[] = [
  {
    // A key is changed once a year; what is written meanwhile is sealed at once.
    name: 'sealSecrets',
    cron: '55 * * * *',
    isWokenByChanges: false,
    count: countUnsealed,
    runBatch: sealSecrets,
  },
  {
    name: 'forgetOldRecords',
    cron: '50 3 * * *',
    isWokenByChanges: false,
    count: countForgettable,
    runBatch: forgetOldRecords,
  },
  {
    // As soon as somebody has approved it.
    name: 'eraseRecords',
    cron: '* * * * *',
    isWokenByChanges: true,
    count: countErasable,
    runBatch: runErasures,
  },
  { name: 'endPendingActs', cron: '15 * * * *', isWokenByChanges: false, runBatch: endPendingActs },
];

/** What they tell leaves with the mails. */
const beforeMails: readonly Job[] = [
  {
    name: 'sendPasswordLinks',
    cron: '* * * * *',
    isWokenByChanges: true,
    runBatch: answerResetRequests,
  },
  // Early in the morning, as people are told.
  { name: 'sendDigests', cron: '0 8 * * *', isWokenByChanges: false, runBatch: sendDigests },
  { name: 'followPayouts', cron: '* * * * *', isWokenByChanges: true, runBatch: followPayouts },
  {
    name: 'remindOfAnnouncements',
    cron: '* * * * *',
    isWokenByChanges: true,
    runBatch: remindOfAnnouncements,
  },
  { name: 'runBulk', cron: '* * * * *', isWokenByChanges: true, runBatch: runBulk },
  { name: 'makeIssuedPapers', cron: '* * * * *', isWokenByChanges: true, runBatch: makeIssuedPapers },
];

/** They read the chain of the trail. */
const afterSealing: readonly Job[] = [
  // Once a day is enough; asked each hour, for a process that was away at night.
  { name: 'anchorAudit', cron: '25 * * * *', isWokenByChanges: false, runBatch: anchorTrail },
  { name: 'tellWebhooks', cron: '* * * * *', isWokenByChanges: true, runBatch: queueDeliveries },
  {
    name: 'sendWebhooks',
    cron: '* * * * *',
    isWokenByChanges: true,
    runBatch: (scope, _cursor, signal) => sendWebhooks(scope, signal),
  },
  {
    name: 'forgetWebhookDeliveries',
    cron: '45 * * * *',
    isWokenByChanges: false,
    runBatch: forgetWebhookDeliveries,
  },
];

/** Everything that happens without a request. A job that is written here is scheduled, run, retried and shown. */
export const createJobs = ({ transport, auditHead, exports }: JobPorts): readonly Job[] => [
  ...beforeMails,
  {
    name: 'sendMails',
    cron: '* * * * *',
    isWokenByChanges: true,
    runBatch: (scope, _cursor, signal) => sendDueMails(scope, transport, signal),
  },
  {
    name: 'sealAudit',
    cron: '* * * * *',
    isWokenByChanges: true,
    runBatch: (scope) => sealAuditEntries(scope, auditHead),
  },
  ...afterSealing,
  { name: 'makePapers', cron: '* * * * *', isWokenByChanges: true, runBatch: makePapers },
  { name: 'makeExports', cron: '* * * * *', isWokenByChanges: true, runBatch: makeExports(exports) },
  { name: 'forgetExports', cron: '50 * * * *', isWokenByChanges: false, runBatch: forgetExports },
  { name: 'forgetIdempotencyKeys', cron: '40 * * * *', isWokenByChanges: false, runBatch: forgetKeys },
  { name: 'sweepFiles', cron: '30 3 * * *', isWokenByChanges: false, runBatch: sweepOrphanedFiles },
  ...ofKeeping,
  ...ofUndertakings,
  {
    // Those whose process died or whose scanner was away.
    name: 'resumeScans',
    cron: '* * * * *',
    isWokenByChanges: false,
    runBatch: resumeScans,
  },
];
