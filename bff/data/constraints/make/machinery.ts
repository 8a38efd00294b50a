import { randomUUID } from 'node:crypto';
import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { bytes } from './shared.ts';

export const createMachineryMakers = (db: Db) => {
  const storedFile = (changes: Partial<Prisma.StoredFileUncheckedCreateInput> = {}) =>
    db.storedFile.create({
      data: {
        storageKey: randomUUID(),
        fileName: '見積書.pdf',
        extension: '.pdf',
        contentType: 'application/pdf',
        sizeBytes: 1024,
        sha256: '0'.repeat(64),
        purpose: 'section',
        uploadedByName: '担当 一郎',
        ...changes,
      },
    });

  const mailMessage = (changes: Partial<Prisma.MailMessageUncheckedCreateInput> = {}) =>
    db.mailMessage.create({
      data: {
        to: 'contact@example.jp',
        subject: '【事務局】受付のお知らせ',
        text: '受け付けました。',
        ...changes,
      },
    });

  const idempotencyKey = (changes: Partial<Prisma.IdempotencyKeyUncheckedCreateInput> = {}) =>
    db.idempotencyKey.create({
      data: {
        actorKey: 'admin:1',
        operation: 'createProject',
        key: randomUUID(),
        requestHash: 'x',
        ...changes,
      },
    });

  const auditEntry = (changes: Partial<Prisma.AuditEntryUncheckedCreateInput> = {}) =>
    db.auditEntry.create({
      data: {
        at: new Date(),
        actorKind: 'system',
        actorName: 'system',
        action: 'delay.compute',
        targetKind: 'myPage',
        ...changes,
      },
    });

  const auditSeal = async (changes: Partial<Prisma.AuditSealUncheckedCreateInput> = {}) => {
    const last = await db.auditSeal.findFirst({ orderBy: { seq: 'desc' } });
    return db.auditSeal.create({
      data: {
        seq: (last?.seq ?? 0n) + 1n,
        auditEntryId: (await auditEntry()).id,
        previousHash: new Uint8Array(last?.hash ?? new Uint8Array(32)),
        hash: bytes(32),
        ...changes,
      },
    });
  };

  return { storedFile, mailMessage, idempotencyKey, auditEntry, auditSeal };
};
