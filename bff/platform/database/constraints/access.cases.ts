import type { RuleCase } from './ruleCase.ts';

const SHORT_HASH = new Uint8Array(16);

/** Of what people are known by: sessions, tokens, browsers, addresses of calendars, keys. */
export const accessCases: RuleCase[] = [
  [
    'a session is of the person its context names',
    'session_person_check',
    (make) => make.session({ context: 'user' }),
  ],
  [
    'a session keeps a SHA-256 of its secret',
    'session_hash_check',
    (make) => make.session({ secretHash: SHORT_HASH }),
  ],
  [
    'a session ends after its beginning',
    'session_expires_check',
    (make) => make.session({ expiresAt: new Date('2026-11-19T00:00:00Z') }),
  ],
  ['an ended session has a reason', 'session_end_check', (make) => make.session({ endedAt: new Date() })],
  [
    'a reset token is of the person its context names',
    'password_reset_token_person_check',
    (make) => make.passwordResetToken({ context: 'noto' }),
  ],
  [
    'a reset token is kept as a SHA-256',
    'password_reset_token_hash_check',
    (make) => make.passwordResetToken({ tokenHash: SHORT_HASH }),
  ],
  [
    'a reset token lives 60 minutes at most',
    'password_reset_token_expires_check',
    (make) => make.passwordResetToken({ expiresAt: new Date('2026-11-20T01:00:01Z') }),
  ],
  [
    'a known browser is kept as a SHA-256',
    'known_browser_hash_check',
    (make) => make.knownBrowser({ browserHash: SHORT_HASH }),
  ],
  [
    'a browser is known for a person of one of three kinds',
    'known_browser_person_check',
    (make) => make.knownBrowser({ personKind: 'noto' }),
  ],
  [
    'an account at a provider lets in an administrator or a user of a business',
    'linked_identity_person_check',
    (make) => make.linkedIdentity({ personKind: 'applicant', projectId: 1 }),
  ],
  [
    'an account at a provider lets an administrator in everywhere, and a user into his round',
    'linked_identity_project_check',
    (make) => make.linkedIdentity({ personKind: 'user', projectId: 0 }),
  ],
  [
    'a provider calls somebody something',
    'linked_identity_subject_check',
    (make) => make.linkedIdentity({ subject: '' }),
  ],
  [
    'the state of a log-in at a provider is kept as a SHA-256',
    'used_oidc_state_hash_check',
    (make) => make.usedOidcState({ stateHash: SHORT_HASH }),
  ],
  [
    'a calendar is read by an administrator or a user of a business',
    'calendar_address_person_check',
    (make) => make.calendarAddress({ personKind: 'applicant' }),
  ],
  [
    'the secret of a calendar is kept as a SHA-256',
    'calendar_address_hash_check',
    (make) => make.calendarAddress({ tokenHash: SHORT_HASH }),
  ],
  [
    'a calendar is narrowed to kinds of dates that there are',
    'calendar_address_kinds_check',
    (make) => make.calendarAddress({ kinds: [7] }),
  ],
  [
    'the calendar of a business is narrowed to nothing',
    'calendar_address_filter_check',
    (make) => make.calendarAddress({ personKind: 'user', kinds: [2] }),
  ],
  [
    'a link is asked for in a project by all but administrators',
    'password_reset_request_place_check',
    (make) => make.passwordResetRequest({ projectId: 1 }),
  ],
  [
    'the link to a further address is kept as a SHA-256',
    'mail_copy_token_check',
    (make) => make.mailCopy({ tokenHash: SHORT_HASH }),
  ],
  [
    'an address to confirm is in small letters',
    'email_confirmation_token_email_check',
    (make) => make.emailConfirmationToken({ email: 'New@example.jp' }),
  ],
  [
    'a confirmation token is kept as a SHA-256',
    'email_confirmation_token_hash_check',
    (make) => make.emailConfirmationToken({ tokenHash: SHORT_HASH }),
  ],
  [
    'a confirmation token ends after its beginning',
    'email_confirmation_token_expires_check',
    (make) => make.emailConfirmationToken({ expiresAt: new Date('2026-11-19T00:00:00Z') }),
  ],
  [
    'a key of a connected system has a version',
    'machine_key_version_check',
    (make) => make.machineKey({ version: 0 }),
  ],
  [
    'a key of a connected system has a name',
    'machine_key_name_check',
    (make) => make.machineKey({ name: ' ' }),
  ],
  [
    'a key of a connected system is told apart by 16 letters',
    'machine_key_public_id_check',
    (make) => make.machineKey({ publicId: 'hojo' }),
  ],
  [
    'a key of a connected system is kept as a SHA-256',
    'machine_key_hash_check',
    (make) => make.machineKey({ secretHash: SHORT_HASH }),
  ],
  [
    'the secret before a rotation ends',
    'machine_key_previous_check',
    (make) => make.machineKey({ previousHash: new Uint8Array(32) }),
  ],
  [
    'a connected system has scopes of the contract',
    'machine_key_scopes_check',
    (make) => make.machineKey({ scopes: ['everything'] }),
  ],
  [
    'a connected system has some scope',
    'machine_key_scopes_check',
    (make) => make.machineKey({ scopes: [] }),
  ],
  [
    'a connected system reads every round, or those that are named',
    'machine_key_rounds_check',
    (make) => make.machineKey({ allRounds: true, projectIds: [1] }),
  ],
  [
    'a connected system calls from a few places',
    'machine_key_addresses_check',
    (make) => make.machineKey({ allowedAddresses: Array.from({ length: 21 }, () => '::1') }),
  ],
  [
    'a connected system calls at most 3,000 times a minute',
    'machine_key_limit_check',
    (make) => make.machineKey({ requestsPerMinute: 3001 }),
  ],
  [
    'an address of another system has a version',
    'webhook_version_check',
    (make) => make.webhook({ version: 0 }),
  ],
  ['an address of another system has a name', 'webhook_name_check', (make) => make.webhook({ name: ' ' })],
  [
    'an address of another system is one of the web',
    'webhook_url_check',
    (make) => make.webhook({ url: 'ftp://example.jp' }),
  ],
  [
    'another system is told of events of the contract',
    'webhook_events_check',
    (make) => make.webhook({ events: ['everything'] }),
  ],
  [
    'another system is told of every round, or of those that are named',
    'webhook_rounds_check',
    (make) => make.webhook({ allRounds: true, projectIds: [1] }),
  ],
  [
    'what messages are signed with is kept sealed',
    'webhook_secret_check',
    (make) => make.webhook({ secret: SHORT_HASH }),
  ],
  [
    'the secret before a rotation ends',
    'webhook_previous_check',
    (make) => make.webhook({ previousSecret: new Uint8Array(100) }),
  ],
  [
    'an address that is off is so for a reason',
    'webhook_off_check',
    (make) => make.webhook({ offAt: new Date() }),
  ],
  [
    'a message tells of an entry of the trail, or is a test',
    'webhook_delivery_event_check',
    (make) => make.webhookDelivery({ event: 'paymentPaid' }),
  ],
  [
    'a message that waits has its time',
    'webhook_delivery_status_check',
    (make) => make.webhookDelivery({ status: 1 }),
  ],
  [
    'a message did not arrive for a known reason',
    'webhook_delivery_failure_check',
    (make) => make.webhookDelivery({ failure: 'rain' }),
  ],
  [
    'of an answer the first kilobyte is kept',
    'webhook_delivery_answer_check',
    (make) => make.webhookDelivery({ responseText: 'x'.repeat(1025) }),
  ],
  [
    'an act of two people is one of the table',
    'pending_act_act_check',
    (make) => make.pendingAct({ act: 5 }),
  ],
  [
    'a proposal has a status of the contract',
    'pending_act_status_check',
    (make) => make.pendingAct({ status: 6, decidedById: 1, decidedAt: new Date() }),
  ],
  [
    'a proposal that somebody decided says who and when',
    'pending_act_decided_check',
    (make) => make.pendingAct({ status: 1 }),
  ],
];
