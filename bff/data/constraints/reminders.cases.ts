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
];
