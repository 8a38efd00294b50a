-- The jobs that changes wake: one run waits while others are running, so that no change waits for a run that has not
-- seen it. The library changes no policy of a queue that is there.
UPDATE "pgboss"."queue" SET "policy" = 'short'
WHERE "policy" = 'exclusive' AND "name" IN (
  'sendPasswordLinks', 'followPayouts', 'remindOfAnnouncements', 'runBulk', 'makeIssuedPapers', 'sendMails', 'sealAudit',
  'tellWebhooks', 'sendWebhooks', 'makePapers', 'makeExports', 'eraseRecords'
);
