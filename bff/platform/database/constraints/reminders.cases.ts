import type { RuleCase } from './ruleCase.ts';

export const reminderCases: RuleCase[] = [
  [
    'rules of reminders are a list',
    'reminder_setting_rules_check',
    (make) => make.reminderSetting({ rules: {} }),
  ],
  [
    'a version counts from 1',
    'reminder_setting_version_check',
    (make) => make.reminderSetting({ version: 0 }),
  ],
  ['a reminder is of a known kind', 'reminder_choices_check', (make) => make.reminder({ kind: 8 })],
  ['a reminder is not far from its day', 'reminder_days_check', (make) => make.reminder({ days: 61 })],
  [
    'a reminder is about an undertaking or an application',
    'reminder_owner_check',
    (make) => make.reminder({ mypageId: null }),
  ],
  [
    'what is held is of a known table',
    'reminder_hold_source_check',
    (make) => make.reminderHold({ source: 4 }),
  ],
  ['who holds says why', 'reminder_hold_reason_check', (make) => make.reminderHold({ reason: ' ' })],
  ['a version counts from 1', 'reminder_hold_version_check', (make) => make.reminderHold({ version: 0 })],
  [
    'what is kept longer is of a known kind',
    'retention_hold_kind_check',
    (make) => make.retentionHold({ kind: 6 }),
  ],
  [
    'who keeps something longer says why',
    'retention_hold_reason_check',
    (make) => make.retentionHold({ reason: ' ' }),
  ],
  ['a version counts from 1', 'retention_hold_version_check', (make) => make.retentionHold({ version: 0 })],
  [
    'an erasure has a known state',
    'retention_erasure_status_check',
    (make) => make.retentionErasure({ status: 4, finishedAt: null }),
  ],
  [
    'an erasure is of known kinds',
    'retention_erasure_kinds_check',
    (make) => make.retentionErasure({ kinds: [6] }),
  ],
  [
    'who proposes an erasure says why',
    'retention_erasure_reason_check',
    (make) => make.retentionErasure({ reason: ' ' }),
  ],
  [
    'nothing is erased that nobody approved',
    'retention_erasure_second_person_check',
    (make) => make.retentionErasure({ status: 1, finishedAt: null }),
  ],
  [
    'an erasure has an end when it is over',
    'retention_erasure_finished_check',
    (make) => make.retentionErasure({ finishedAt: null }),
  ],
  [
    'a version counts from 1',
    'retention_erasure_version_check',
    (make) => make.retentionErasure({ version: 0 }),
  ],
  [
    'what is erased is of a known kind',
    'retention_erasure_record_kind_check',
    (make) => make.retentionErasureRecord({ kind: 6 }),
  ],
  [
    'what is erased had a known state',
    'retention_erasure_record_status_check',
    (make) => make.retentionErasureRecord({ applicationStatus: 9 }),
  ],
  [
    'figures of what is erased are none below zero',
    'retention_erasure_record_figures_check',
    (make) => make.retentionErasureRecord({ fileCount: -1 }),
  ],
  [
    'what came of a record has its time',
    'retention_erasure_record_outcome_check',
    (make) => make.retentionErasureRecord({ outcome: 1 }),
  ],
  [
    'what is kept says why',
    'retention_erasure_record_kept_check',
    (make) => make.retentionErasureRecord({ outcome: 2, finishedAt: new Date() }),
  ],
];
