import type { RuleCase } from './ruleCase.ts';

export const machineryCases: RuleCase[] = [
  ['a file has its extension', 'stored_file_name_check', (make) => make.storedFile({ extension: 'PDF' })],
  ['a file has a size', 'stored_file_size_check', (make) => make.storedFile({ sizeBytes: -1 })],
  ['a document has pages', 'stored_file_size_check', (make) => make.storedFile({ pageCount: 0 })],
  ['a picture has both sides', 'stored_file_size_check', (make) => make.storedFile({ widthPx: 1920 })],
  ['a file has its SHA-256', 'stored_file_sha256_check', (make) => make.storedFile({ sha256: 'abc' })],
  [
    'a file that is kept otherwise than it was sent has the SHA-256 of both',
    'stored_file_received_sha256_check',
    (make) => make.storedFile({ receivedSha256: 'abc' }),
  ],
  ['a scan has a known outcome', 'stored_file_scan_check', (make) => make.storedFile({ scanStatus: 'ok' })],
  [
    'the small picture of a file is small',
    'file_thumbnail_content_check',
    (make) => make.fileThumbnail({ content: new Uint8Array(131_073) }),
  ],
  [
    'a file has a known purpose',
    'stored_file_purpose_check',
    (make) => make.storedFile({ purpose: 'other' }),
  ],
  [
    'a file is uploaded by one person',
    'stored_file_uploader_check',
    async (make) =>
      make.storedFile({
        uploadedByAdminUserId: (await make.adminUser()).id,
        uploadedByApplicationUserId: (await make.applicationUser()).id,
      }),
  ],
  [
    'a subject cannot smuggle in a header',
    'mail_message_header_check',
    (make) => make.mailMessage({ subject: 'お知らせ\r\nBcc: x@example.jp' }),
  ],
  ['a sent mail has its time', 'mail_message_status_check', (make) => make.mailMessage({ status: 'Sent' })],
  [
    'a mail that waits for a digest has somebody to whom it is told',
    'mail_message_status_check',
    (make) => make.mailMessage({ status: 'Held' }),
  ],
  [
    'mails are chosen by a person of one of three kinds',
    'mail_preference_person_check',
    (make) => make.mailPreference({ personKind: 'noto' }),
  ],
  [
    'mails are chosen by a matter that there is',
    'mail_preference_topic_check',
    (make) => make.mailPreference({ topic: 4 }),
  ],
  [
    'mails come at once, once a day or not at all',
    'mail_preference_delivery_check',
    (make) => make.mailPreference({ delivery: 3 }),
  ],
  ['a mail has a known kind', 'mail_message_kind_check', (make) => make.mailMessage({ kind: 11 })],
  [
    'a mail did not arrive for a known reason',
    'mail_message_failure_check',
    (make) => make.mailMessage({ failure: 'rain' }),
  ],
  [
    'the person of a mail is of a known kind',
    'mail_message_person_check',
    (make) => make.mailMessage({ personKind: 'user' }),
  ],
  [
    'an answer has an HTTP status',
    'idempotency_key_status_check',
    (make) => make.idempotencyKey({ status: 100 }),
  ],
  [
    'the audit knows who it was',
    'audit_entry_actor_check',
    (make) => make.auditEntry({ actorKind: 'nobody' }),
  ],
  [
    'the audit knows types of administrators',
    'audit_entry_admin_type_check',
    (make) => make.auditEntry({ adminType: 5 }),
  ],
  ['the audit knows how it ended', 'audit_entry_outcome_check', (make) => make.auditEntry({ outcome: 'ok' })],
  ['a seal is a SHA-256', 'audit_seal_hash_check', (make) => make.auditSeal({ hash: new Uint8Array(16) })],
  [
    'an anchor is of a seal',
    'audit_anchor_hash_check',
    (make) => make.auditAnchor({ hash: new Uint8Array(16) }),
  ],
  [
    'a database is of one installation',
    'installation_only_one_check',
    (make) => make.installation({ isThis: false }),
  ],
];
