import type { RuleCase } from './ruleCase.ts';

const AT = new Date('2026-11-20T00:00:00Z');

export const sectionCases: RuleCase[] = [
  ['a section is of a known kind', 'section_kind_check', (make) => make.section({ kind: 12 })],
  [
    'a section asks for a document of its list',
    'section_document_type_check',
    (make) => make.section({ documentType: 94 }),
  ],
  ['a section has a title', 'section_title_check', (make) => make.section({ title: '' })],
  ['sections are numbered from 1', 'section_sequence_check', (make) => make.section({ sequence: 0 })],
  ['a section has a known status', 'section_status_check', (make) => make.section({ status: 5 })],
  [
    'nothing is checked that was not submitted',
    'section_submitted_check',
    (make) => make.section({ status: 1 }),
  ],
  [
    'only vouchers are numbered',
    'section_branch_number_check',
    (make) => make.section({ kind: 1, branchNumber: '18-1' }),
  ],
  [
    'a voucher is numbered like 18-1',
    'section_branch_number_check',
    (make) => make.section({ kind: 6, documentType: 59, branchNumber: '18-1-1' }),
  ],
  ['a section keeps who made it', 'section_actor_check', (make) => make.section({ createdByKind: 'nobody' })],
  [
    'submissions are counted from 0',
    'section_submission_count_check',
    (make) => make.section({ submissionCount: -1 }),
  ],
  [
    'a condition that asks for a section is told in words',
    'section_required_because_check',
    (make) => make.section({ requiredBecause: ' ' }),
  ],
  ['a version counts from 1', 'section_version_check', (make) => make.section({ version: 0 })],
  [
    'a second version of a file replaces another',
    'section_file_version_check',
    (make) => make.sectionFile({ versionNumber: 2 }),
  ],
  [
    'a check is of a known reviewer, category and status',
    'section_check_choices_check',
    (make) => make.sectionCheck({ reviewer: 4 }),
  ],
  [
    'a section is not rejected without a comment',
    'section_check_comment_check',
    (make) => make.sectionCheck({ status: 4, comment: ' ' }),
  ],
  ['a version counts from 1', 'section_check_version_check', (make) => make.sectionCheck({ version: 0 })],
  [
    'history keeps known statuses',
    'section_history_status_check',
    (make) => make.sectionHistory({ toStatus: 5 }),
  ],
  [
    'history keeps who it was',
    'section_history_actor_check',
    (make) => make.sectionHistory({ actorKind: 'nobody' }),
  ],
  [
    'what is returned is a section or an application, not both',
    'return_item_target_check',
    async (make) => make.returnItem({ applicationId: (await make.application()).id }),
  ],
  [
    'returned points are numbered from 1',
    'return_item_number_check',
    (make) => make.returnItem({ number: 0 }),
  ],
  [
    'a returned point has a known category',
    'return_item_category_check',
    (make) => make.returnItem({ reviewCategory: 8 }),
  ],
  ['pages are counted from 1', 'return_item_place_check', (make) => make.returnItem({ page: 0 })],
  [
    'a returned point says what is wrong',
    'return_item_comment_check',
    (make) => make.returnItem({ comment: ' ' }),
  ],
  [
    'a returned point has a known status',
    'return_item_status_check',
    (make) => make.returnItem({ status: 'done' }),
  ],
  [
    'an answered point has its answer',
    'return_item_answer_check',
    (make) => make.returnItem({ status: 'answered' }),
  ],
  [
    'an explanation has words',
    'return_item_answer_check',
    (make) => make.returnItem({ status: 'answered', answerKind: 'explained', answeredAt: AT }),
  ],
  [
    'a resolved point has its time',
    'return_item_resolved_check',
    (make) => make.returnItem({ status: 'resolved' }),
  ],
  ['a version counts from 1', 'return_item_version_check', (make) => make.returnItem({ version: 0 })],
  [
    'what is being written about is a section or an application, not both',
    'finding_draft_target_check',
    async (make) => make.findingDraft({ applicationId: (await make.application()).id }),
  ],
  [
    'a finding being written has a known category',
    'finding_draft_category_check',
    (make) => make.findingDraft({ reviewCategory: 8 }),
  ],
  ['its pages are counted from 1', 'finding_draft_place_check', (make) => make.findingDraft({ page: 0 })],
  ['its version counts from 1', 'finding_draft_version_check', (make) => make.findingDraft({ version: 0 })],
  [
    'what is on a checklist is a section or an application',
    'checklist_result_target_check',
    (make) => make.checklistResult({ sectionId: null }),
  ],
  [
    'a point of a checklist is ok, ng or not applicable',
    'checklist_result_result_check',
    (make) => make.checklistResult({ result: 'maybe' }),
  ],
  [
    'a version counts from 1',
    'checklist_result_version_check',
    (make) => make.checklistResult({ version: 0 }),
  ],
  [
    'a receipt is for a section or an application',
    'receipt_target_check',
    (make) => make.receipt({ sectionId: null }),
  ],
  [
    'submissions are numbered from 1',
    'receipt_submission_number_check',
    (make) => make.receipt({ submissionNumber: 0 }),
  ],
  [
    'the system submits nothing',
    'receipt_submitter_check',
    (make) => make.receipt({ submitterKind: 'system' }),
  ],
];
