import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { problemOf } from '../errors.ts';
import { toDate } from '../values.ts';
import type { Makers } from './make/makers.ts';
import { createMakers } from './make.ts';

let database: Database;
let make: Makers;

beforeAll(async () => {
  database = await openTestDatabase();
  make = createMakers(database.client);
});
afterAll(() => database.close());

const problemFrom = (write: Promise<unknown>) =>
  write.then(
    () => 'accepted',
    (error: unknown) => problemOf(error) ?? error,
  );

const unique = (target: string) => ({ kind: 'unique', target });

describe('people', () => {
  it('gives an e-mail address to one administrator', async () => {
    const { email } = await make.adminUser();
    expect(await problemFrom(make.adminUser({ email }))).toEqual(unique('admin_user_email_key'));
  });

  it('gives the address of a deleted administrator to another', async () => {
    const { email } = await make.adminUser({ isActive: false, deletedAt: new Date() });
    expect(await problemFrom(make.adminUser({ email }))).toBe('accepted');
  });

  it('gives a person one address of his calendar', async () => {
    const { personId } = await make.calendarAddress();
    expect(await problemFrom(make.calendarAddress({ personId }))).toEqual(
      unique('calendar_address_person_kind_person_id_key'),
    );
  });

  it('lets an account at a provider open one administrator', async () => {
    const { issuer, subject } = await make.linkedIdentity();
    expect(await problemFrom(make.linkedIdentity({ issuer, subject }))).toEqual(
      unique('linked_identity_issuer_subject_person_kind_project_id_key'),
    );
  });

  it('gives a person one account of a provider', async () => {
    const { issuer, personId } = await make.linkedIdentity();
    expect(await problemFrom(make.linkedIdentity({ issuer, personId }))).toEqual(
      unique('linked_identity_person_kind_person_id_issuer_key'),
    );
  });

  it('gives a corporate number to one corporation', async () => {
    const { corporateNumber } = await make.corporation();
    expect(await problemFrom(make.corporation({ corporateNumber }))).toEqual(
      unique('corporation_corporate_number_key'),
    );
  });

  it('gives an e-mail address to one active user of a project', async () => {
    const { email, projectId } = await make.corporationUser();
    expect(await problemFrom(make.corporationUser({ email, projectId }))).toEqual(
      unique('corporation_user_email_key'),
    );
  });

  it('lets one address be used in two projects', async () => {
    const { email } = await make.corporationUser();
    expect(await problemFrom(make.corporationUser({ email }))).toBe('accepted');
  });

  it('knows one primary contact per corporation and project', async () => {
    const { corporationId, projectId } = await make.corporationUser({ isPrimary: true });
    const second = make.corporationUser({ corporationId, projectId, isPrimary: true });
    expect(await problemFrom(second)).toEqual(unique('corporation_user_primary_key'));
  });

  it('lets a corporation have several contacts that are not primary', async () => {
    const { corporationId, projectId } = await make.corporationUser({ isPrimary: true });
    expect(await problemFrom(make.corporationUser({ corporationId, projectId }))).toBe('accepted');
  });

  it('gives an e-mail address to one applicant of a project', async () => {
    const { email, projectId } = await make.applicationUser();
    expect(await problemFrom(make.applicationUser({ email, projectId }))).toEqual(
      unique('application_user_email_key'),
    );
  });
});

describe('views of a list', () => {
  it('bear a name once for each person and list', async () => {
    const { adminUserId, list, name } = await make.listView();
    expect(await problemFrom(make.listView({ adminUserId, list, name }))).toEqual(
      unique('list_view_name_key'),
    );
    expect(await problemFrom(make.listView({ adminUserId, list: 'duties', name }))).toBe('accepted');
    expect(await problemFrom(make.listView({ list, name }))).toBe('accepted');
  });

  it('have one default for each person and list', async () => {
    const { adminUserId, list } = await make.listView({ isDefault: true });
    const second = (columns: object) =>
      problemFrom(make.listView({ adminUserId, list, name: 'もう一つ', ...columns }));
    expect(await second({ isDefault: true })).toEqual(unique('list_view_default_key'));
    expect(await second({})).toBe('accepted');
  });
});

describe('applications and my pages', () => {
  it('gives a display code once', async () => {
    const { displayCode } = await make.submittedApplication();
    expect(await problemFrom(make.submittedApplication({ displayCode }))).toEqual(
      unique('application_display_code_key'),
    );
  });

  it('lets an applicant have one application', async () => {
    const { applicationUserId } = await make.application();
    expect(await problemFrom(make.application({ applicationUserId }))).toEqual(
      unique('application_application_user_id_key'),
    );
  });

  it('has one my page per project and corporation', async () => {
    const { projectId, corporationId } = await make.myPage();
    expect(await problemFrom(make.myPage({ projectId, corporationId }))).toEqual(
      unique('my_page_project_corporation_key'),
    );
  });

  it('has a corporation once among the members of a my page', async () => {
    const { mypageId, projectId, corporationId } = await make.myPageMember({ leftOn: toDate('2026-09-01') });
    const again = make.myPageMember({ mypageId, projectId, corporationId });
    expect(await problemFrom(again)).toEqual(unique('my_page_member_my_page_id_corporation_id_key'));
  });

  it('has a corporation take part in one undertaking of a round at a time', async () => {
    const first = await make.myPageMember();
    const { projectId, corporationId } = first;
    const { id: mypageId } = await make.myPage({ projectId });
    const second = () => problemFrom(make.myPageMember({ mypageId, projectId, corporationId }));
    expect(await second()).toEqual(unique('my_page_member_round_key'));
    const leftOn = toDate('2026-09-01');
    await database.client.myPageMember.update({ where: { id: first.id }, data: { leftOn } });
    expect(await second()).toBe('accepted');
  });

  it('asks a document only of members of its own my page', async () => {
    const { id: memberId } = await make.myPageMember();
    expect(await problemFrom(make.section({ memberId }))).toMatchObject({ kind: 'foreignKey' });
  });

  it('has a deal be of a member of its own my page', async () => {
    const { id: memberId, mypageId } = await make.myPageMember();
    expect(await problemFrom(make.paymentItem({ memberId }))).toMatchObject({ kind: 'foreignKey' });
    expect(await problemFrom(make.paymentItem({ memberId, mypageId }))).toBe('accepted');
  });

  it('knows a voucher by its document and number', async () => {
    const voucher = { kind: 6, documentType: 59, branchNumber: '18-1' };
    const { mypageId } = await make.section(voucher);
    expect(await problemFrom(make.section({ ...voucher, mypageId }))).toEqual(unique('section_voucher_key'));
    expect(await problemFrom(make.section({ ...voucher, mypageId, branchNumber: '18-2' }))).toBe('accepted');
  });

  it('has one paper of a kind in force for an undertaking; what may happen again has several', async () => {
    const { mypageId } = await make.issuedPaper({ kind: 1 });
    expect(await problemFrom(make.issuedPaper({ mypageId, kind: 1 }))).toEqual(
      unique('issued_paper_current_key'),
    );
    expect(await problemFrom(make.issuedPaper({ mypageId, kind: 1, isCurrent: false }))).toBe('accepted');
    await make.issuedPaper({ mypageId, kind: 4 });
    expect(await problemFrom(make.issuedPaper({ mypageId, kind: 4 }))).toBe('accepted');
  });

  it('has one letter of a kind in force for an application', async () => {
    const { id: applicationId } = await make.application();
    const letter = { applicationId, mypageId: null, kind: 7 };
    await make.issuedPaper(letter);
    expect(await problemFrom(make.issuedPaper(letter))).toEqual(
      unique('issued_paper_application_current_key'),
    );
    expect(await problemFrom(make.issuedPaper({ ...letter, isCurrent: false }))).toBe('accepted');
  });

  it('gives a number of a round to one paper of a kind', async () => {
    const { projectId, kind, sequence } = await make.issuedPaper();
    expect(await problemFrom(make.issuedPaper({ projectId, kind, sequence }))).toMatchObject({
      kind: 'unique',
    });
  });

  it('uses a file in one place of a section', async () => {
    const { fileId } = await make.sectionFile();
    expect(await problemFrom(make.sectionFile({ fileId }))).toEqual(unique('section_file_file_id_key'));
  });

  it('replaces a file version once', async () => {
    const { id, sectionId } = await make.sectionFile();
    const second = { sectionId, versionNumber: 2, replacesId: id };
    await make.sectionFile(second);
    expect(await problemFrom(make.sectionFile(second))).toEqual(unique('section_file_replaces_id_key'));
  });

  it('gives a submission one receipt', async () => {
    const { sectionId } = await make.receipt();
    expect(await problemFrom(make.receipt({ sectionId }))).toEqual(
      unique('receipt_section_id_submission_number_key'),
    );
  });
});

describe('reminders', () => {
  it('go out once for a deadline and a day of the rules, and once a day', async () => {
    const sent = await make.reminder({ sentOn: toDate('2026-11-20'), days: -5 });
    const { source, subjectId, dueOn, mypageId, projectId } = sent;
    const again = (columns: object) =>
      problemFrom(make.reminder({ source, subjectId, dueOn, mypageId, projectId, ...columns }));
    expect(await again({ days: -5, sentOn: toDate('2026-11-21') })).toEqual(
      unique('reminder_source_subject_id_due_on_days_key'),
    );
    expect(await again({ days: -1, sentOn: sent.sentOn })).toEqual(
      unique('reminder_source_subject_id_sent_on_key'),
    );
    expect(await again({ days: -1, sentOn: toDate('2026-11-25') })).toBe('accepted');
  });

  it('are held once', async () => {
    const { source, subjectId } = await make.reminderHold();
    expect(await problemFrom(make.reminderHold({ source, subjectId }))).toEqual(
      unique('reminder_hold_source_subject_id_key'),
    );
  });
});

describe('money', () => {
  it('numbers a deal once', async () => {
    const { mypageId, number } = await make.paymentItem();
    const again = problemFrom(make.paymentItem({ mypageId, number }));
    expect(await again).toEqual(unique('payment_item_my_page_id_number_key'));
    expect(await problemFrom(make.paymentItem({ mypageId, number: number + 1 }))).toBe('accepted');
  });

  it('writes a payment into a file once', async () => {
    const { batchId, paymentId, sequence } = await make.paymentBatchItem();
    const again = problemFrom(make.paymentBatchItem({ batchId, paymentId, sequence: sequence + 1 }));
    expect(await again).toEqual(unique('payment_batch_item_batch_id_payment_id_key'));
  });

  it('keeps a project with applications', async () => {
    const { projectId } = await make.application();
    const removal = database.client.project.delete({ where: { id: projectId } });
    expect(await problemFrom(removal)).toMatchObject({ kind: 'foreignKey' });
  });

  it('keeps a stored file that is part of a section', async () => {
    const { fileId } = await make.sectionFile();
    const removal = database.client.storedFile.delete({ where: { id: fileId } });
    expect(await problemFrom(removal)).toMatchObject({ kind: 'foreignKey' });
  });

  it('removes the small picture of a file with it', async () => {
    const { fileId } = await make.fileThumbnail();
    await database.client.storedFile.delete({ where: { id: fileId } });
    expect(await database.client.fileThumbnail.findUnique({ where: { fileId } })).toBeNull();
  });

  it('ends the sessions of an account with it', async () => {
    const { id, adminUserId } = await make.session();
    await database.client.adminUser.delete({ where: { id: adminUserId ?? 0 } });
    expect(await database.client.session.findUnique({ where: { id } })).toBeNull();
  });
});

describe('erasures', () => {
  it('are proposed one at a time', async () => {
    const proposed = { status: 0, finishedAt: null };
    await make.retentionErasure(proposed);
    expect(await problemFrom(make.retentionErasure(proposed))).toEqual(unique('retention_erasure_open_key'));
  });
});
