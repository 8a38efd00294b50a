import type { RuleCase } from './ruleCase.ts';

const THEN = new Date('2026-11-20T00:00:00Z');

export const bulkCases: RuleCase[] = [
  ['a run is of a kind', 'bulk_run_kind_check', (make) => make.bulkRun({ kind: '' })],
  ['a run is of a list', 'bulk_run_list_check', (make) => make.bulkRun({ list: '' })],
  [
    'a run is in one of its states',
    'bulk_run_status_check',
    async (make) => {
      const { id: actorId } = await make.adminUser();
      return make.bulkRun({ status: 6, actorId, startedAt: THEN });
    },
  ],
  [
    'what was chosen by conditions has them',
    'bulk_run_selection_check',
    (make) => make.bulkRun({ selectedBy: 'search' }),
  ],
  [
    'what was begun was begun by somebody',
    'bulk_run_started_check',
    (make) => make.bulkRun({ startedAt: THEN }),
  ],
  ['only what has ended has an end', 'bulk_run_finished_check', (make) => make.bulkRun({ finishedAt: THEN })],
  [
    'what is taken back has a reason',
    'bulk_run_undo_check',
    async (make) => {
      const { id: actorId } = await make.adminUser();
      return make.bulkRun({ status: 4, actorId, startedAt: THEN, undoReason: ' ' });
    },
  ],
  ['a version of a run counts from 1', 'bulk_run_version_check', (make) => make.bulkRun({ version: 0 })],
  ['lines count from 1', 'bulk_run_row_line_check', (make) => make.bulkRunRow({ line: 0 })],
  [
    'a row has one of the outcomes',
    'bulk_run_row_outcome_check',
    async (make) => {
      const { id: applicationId } = await make.application();
      return make.bulkRunRow({ outcome: 8, applicationId, targetVersion: 1 });
    },
  ],
  [
    'a row that can be done names its record and the version of it',
    'bulk_run_row_target_check',
    (make) => make.bulkRunRow({ outcome: 0 }),
  ],
  [
    'a row is of one record: a round has no corporation',
    'bulk_run_row_target_check',
    async (make) =>
      make.bulkRunRow({ projectId: (await make.project()).id, corporationId: (await make.corporation()).id }),
  ],
  [
    'what stood there goes with what is written',
    'bulk_run_row_before_check',
    (make) => make.bulkRunRow({ before: { name: '' } }),
  ],
  [
    'a row that cannot be done says why',
    'bulk_run_row_reason_check',
    (make) => make.bulkRunRow({ reasonCode: null }),
  ],
  [
    'a document is one of a my page',
    'bulk_run_row_section_check',
    async (make) => make.bulkRunRow({ sectionId: (await make.section()).id }),
  ],
  [
    'an inspection is one of a my page',
    'bulk_run_row_report_check',
    async (make) => make.bulkRunRow({ reportId: (await make.myPageReport()).id }),
  ],
  [
    'a payment is one of a my page',
    'bulk_run_row_payment_check',
    async (make) => make.bulkRunRow({ paymentId: (await make.payment()).id }),
  ],
  ['no row adopts nothing', 'bulk_run_row_amount_check', (make) => make.bulkRunRow({ amount: 0 })],
  [
    'what was done was done at a time',
    'bulk_run_row_finished_check',
    async (make) => {
      const { id: applicationId } = await make.application();
      return make.bulkRunRow({ outcome: 3, applicationId, targetVersion: 1 });
    },
  ],
];
