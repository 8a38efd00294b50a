import { JobStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked, rowsAsked } from '../rows.ts';

type Schemas = components['schemas'];

const refused = { action: 'retry', allowed: false, reason: '失敗した実行だけを、もう一度実行できます' };

/** The nightly figures, done. */
const completed: Schemas['Job'] = {
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e01',
  name: 'recomputeDelays',
  status: JobStatus.Completed,
  createdAt: '2026-11-20T05:05:00Z',
  startedAt: '2026-11-20T05:05:02Z',
  finishedAt: '2026-11-20T05:05:04Z',
  nextAttemptAt: null,
  attempts: 1,
  maxAttempts: 6,
  doneCount: 10_214,
  totalCount: 10_214,
  problem: null,
  availableActions: [refused],
};

const running: Schemas['Job'] = {
  ...completed,
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e02',
  name: 'askForQuarterReports',
  status: JobStatus.Running,
  createdAt: '2026-11-20T05:10:00Z',
  startedAt: '2026-11-20T05:10:03Z',
  finishedAt: null,
  doneCount: 4_000,
  totalCount: 10_214,
};

const retrying: Schemas['Job'] = {
  ...completed,
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e03',
  name: 'forgetIdempotencyKeys',
  status: JobStatus.Retrying,
  createdAt: '2026-11-20T04:40:00Z',
  startedAt: '2026-11-20T04:43:10Z',
  finishedAt: null,
  nextAttemptAt: '2026-11-20T05:14:00Z',
  attempts: 3,
  doneCount: null,
  totalCount: null,
  problem: 'データベースにつながりませんでした。自動でもう一度実行します。',
};

/** The sweep that found another database than its own. */
const failed: Schemas['Job'] = {
  ...completed,
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e04',
  name: 'sweepFiles',
  status: JobStatus.Failed,
  createdAt: '2026-11-19T18:30:00Z',
  startedAt: '2026-11-19T19:02:40Z',
  finishedAt: '2026-11-19T19:02:41Z',
  attempts: 6,
  doneCount: null,
  totalCount: null,
  problem:
    'どの書類にも使われていないファイルが771件見つかりました（使われているファイルは0件）。データベースとファイルの保管場所の組み合わせが違うおそれがあるため、何も消していません。保守の担当者に、接続先のデータベースを確認するよう連絡してください。',
  availableActions: [{ action: 'retry', allowed: true }],
};

const mails: Schemas['Job'] = {
  ...completed,
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e05',
  name: 'sendMails',
  createdAt: '2026-11-20T05:12:00Z',
  startedAt: '2026-11-20T05:12:02Z',
  finishedAt: '2026-11-20T05:12:03Z',
  maxAttempts: 1,
  doneCount: 12,
  totalCount: null,
};

const schedules: Schemas['JobSchedule'][] = [
  {
    name: 'sendMails',
    purpose: '送信待ちのメールを送ります。変更があったときは、すぐに送ります。',
    schedule: '毎分',
    nextRunAt: '2026-11-20T05:13:00Z',
    lastRun: mails,
  },
  {
    name: 'sendPasswordLinks',
    purpose:
      'パスワードの再設定の申し込みに、登録のあるアドレスであればメールを用意します。申し込みがあったときは、すぐに用意します。',
    schedule: '毎分',
    nextRunAt: '2026-11-20T05:13:00Z',
    lastRun: { ...mails, name: 'sendPasswordLinks', doneCount: 1 },
  },
  {
    name: 'sealAudit',
    purpose: '監査証跡の新しい記録を、書き換えられない鎖につなぎます。変更があったときは、すぐにつなぎます。',
    schedule: '毎分',
    nextRunAt: '2026-11-20T05:13:00Z',
    lastRun: { ...mails, name: 'sealAudit', doneCount: 48 },
  },
  {
    name: 'askForQuarterReports',
    purpose: '実施中の事業に、その四半期の遂行状況報告書を依頼します。',
    schedule: '毎時10分',
    nextRunAt: '2026-11-20T06:10:00Z',
    lastRun: running,
  },
  {
    name: 'recomputeDelays',
    purpose: '日付が変わったあとの進捗・期限・遅延・優先度を、すべての事業について計算します。',
    schedule: '毎時5分',
    nextRunAt: '2026-11-20T06:05:00Z',
    lastRun: completed,
  },
  {
    name: 'sweepFiles',
    purpose: '途中で切れたアップロードなど、どの書類にも使われていないファイルを片付けます。',
    schedule: '毎日 3:30',
    nextRunAt: '2026-11-20T18:30:00Z',
    lastRun: failed,
  },
  {
    name: 'forgetIdempotencyKeys',
    purpose: '二重送信を防ぐための記録のうち、1日を過ぎたものを消します。',
    schedule: '毎時40分',
    nextRunAt: '2026-11-20T05:40:00Z',
    lastRun: retrying,
  },
];

const rawError = `JobRefusal: どの書類にも使われていないファイルが771件見つかりました
    at assertBelievable (bff/services/files/sweepFiles.ts:62:11)
    at look (bff/services/files/sweepFiles.ts:74:3)`;

const jobs = [mails, running, completed, retrying, failed];

/** A day with one job that failed, one that is tried again and one that is running. */
export const jobHandlers: MockHandlers = {
  listJobSchedules: reply({ items: schedules }),
  listJobs: ({ query }) => reply(rowsAsked(jobs, query)),
  getJob: recordAsked(jobs.map((job) => ({ ...job, rawError: job === failed ? rawError : null }))),
  retryJob: reply({
    ...failed,
    status: JobStatus.Retrying,
    nextAttemptAt: '2026-11-20T05:12:30Z',
    availableActions: [refused],
    rawError,
  }),
};

/** Nothing has failed; each job ran as it should. */
export const quietJobHandlers: MockHandlers = {
  ...jobHandlers,
  listJobSchedules: reply({
    items: schedules.map((schedule) => ({ ...schedule, lastRun: { ...completed, name: schedule.name } })),
  }),
  listJobs: reply({ items: [mails, completed], nextCursor: null, total: 2 }),
};
