import { toDate } from '../values.ts';
import type { RuleCase } from './ruleCase.ts';

const granted = { appliedAmount: 8_250_000, grantAmount: 8_250_000 } as const;
const decided = { grantApplicationOn: toDate('2026-07-10'), grantDecisionOn: toDate('2026-08-01') } as const;

export const myPageCases: RuleCase[] = [
  [
    'a display code has 4 to 8 digits',
    'my_page_display_code_check',
    (make) => make.myPage({ displayCode: '123456789' }),
  ],
  [
    'a my page has the title of its plan',
    'my_page_plan_title_check',
    (make) => make.myPage({ planTitle: '' }),
  ],
  ['a my page has known statuses', 'my_page_status_check', (make) => make.myPage({ delayStatus: 4 })],
  ['choices are of their lists', 'my_page_choices_check', (make) => make.myPage({ sitePrefecture: 48 })],
  [
    'a delay set by hand has its reason and its end',
    'my_page_delay_override_check',
    (make) => make.myPage({ delayOverrideStatus: 0 }),
  ],
  [
    'the eligible cost is not above the total cost',
    'my_page_cost_check',
    (make) => make.myPage({ eligibleCost: 16_500_001 }),
  ],
  [
    'an applied amount is not negative',
    'my_page_applied_amount_check',
    (make) => make.myPage({ appliedAmount: -1 }),
  ],
  [
    'the grant is not above what was applied for',
    'my_page_grant_amount_check',
    (make) => make.myPage({ ...granted, grantAmount: 8_250_001 }),
  ],
  [
    'the confirmed amount is not above the grant',
    'my_page_confirmed_amount_check',
    (make) => make.myPage({ ...granted, confirmedAmount: 8_250_001 }),
  ],
  [
    'no more is paid than was granted',
    'my_page_paid_amount_check',
    (make) => make.myPage({ ...granted, confirmedAmount: 8_000_000, paidAmount: 8_250_001 }),
  ],
  [
    'an amount to recover is not negative',
    'my_page_recovery_amount_check',
    (make) => make.myPage({ recoveryAmount: -1 }),
  ],
  [
    'the grant is applied for after the adoption',
    'my_page_grant_application_on_check',
    (make) => make.myPage({ grantApplicationOn: toDate('2026-06-30') }),
  ],
  [
    'the grant is decided after it was applied for',
    'my_page_grant_decision_on_check',
    (make) => make.myPage({ ...decided, grantDecisionOn: toDate('2026-07-09') }),
  ],
  [
    'work starts after the decision on the grant',
    'my_page_start_on_check',
    (make) => make.myPage({ ...decided, startOn: toDate('2026-07-31') }),
  ],
  [
    'work does not start without a decision on the grant',
    'my_page_start_on_check',
    (make) => make.myPage({ startOn: toDate('2026-09-01') }),
  ],
  [
    'even an accepted early start comes after the adoption',
    'my_page_start_on_check',
    (make) => make.myPage({ hasEarlyStart: true, startOn: toDate('2026-06-30') }),
  ],
  [
    'work is completed after it started',
    'my_page_completion_on_check',
    (make) => make.myPage({ ...decided, startOn: toDate('2026-08-02'), completionOn: toDate('2026-08-01') }),
  ],
  [
    'results are reported after the completion',
    'my_page_reported_on_check',
    (make) => make.myPage({ completionOn: toDate('2026-12-02'), reportedOn: toDate('2026-12-01') }),
  ],
  [
    'the amount is confirmed after the report',
    'my_page_confirmed_on_check',
    (make) => make.myPage({ reportedOn: toDate('2026-12-02'), confirmedOn: toDate('2026-12-01') }),
  ],
  [
    'money is paid after the amount is confirmed',
    'my_page_paid_on_check',
    (make) => make.myPage({ confirmedOn: toDate('2026-12-02'), paidOn: toDate('2026-12-01') }),
  ],
  [
    'no amount is notified that is not confirmed',
    'my_page_notified_check',
    (make) => make.myPage({ ...granted, projectStatus: 4 }),
  ],
  [
    'a paid my page has the amount paid',
    'my_page_paid_check',
    (make) => make.myPage({ ...granted, confirmedAmount: 8_000_000, projectStatus: 3 }),
  ],
  [
    'a my page is not canceled without a reason',
    'my_page_cancel_reason_check',
    (make) => make.myPage({ projectStatus: 6 }),
  ],
  [
    "a site's postal code is seven digits",
    'my_page_site_postal_code_check',
    (make) => make.myPage({ sitePostalCode: '1000' }),
  ],
  ['progress is 0 to 100 percent', 'my_page_progress_check', (make) => make.myPage({ overallProgress: 101 })],
  ['a version counts from 1', 'my_page_version_check', (make) => make.myPage({ version: 0 })],
  [
    'history is of a known machine',
    'my_page_history_machine_check',
    (make) => make.myPageHistory({ machine: 'section' }),
  ],
  [
    'history keeps who it was',
    'my_page_history_actor_check',
    (make) => make.myPageHistory({ actorKind: 'nobody' }),
  ],
  ['a notification is of a known kind', 'notification_kind_check', (make) => make.notification({ kind: 9 })],
  [
    'a notification has a title and a text',
    'notification_text_check',
    (make) => make.notification({ body: '' }),
  ],
  ['a version counts from 1', 'notification_version_check', (make) => make.notification({ version: 0 })],
  [
    'a suspension has its first and its last day, in their order',
    'my_page_suspended_check',
    (make) => make.myPage({ suspendedFromOn: toDate('2026-12-02'), suspendedUntilOn: toDate('2026-12-01') }),
  ],
  [
    'a change request is of a known kind and counts from 1',
    'change_request_choices_check',
    (make) => make.changeRequest({ kind: 7 }),
  ],
  [
    'what waits for the office was handed in',
    'change_request_submitted_check',
    (make) => make.changeRequest({ status: 1, submittedAt: null }),
  ],
  [
    'what is approved was decided at some time',
    'change_request_decided_check',
    (make) => make.changeRequest({ status: 4, submittedAt: new Date(), decidedAt: null }),
  ],
  [
    'what changes is told by name',
    'change_request_values_check',
    (make) => make.changeRequest({ after: [] }),
  ],
  ['a member has a role', 'my_page_member_role_check', (make) => make.myPageMember({ role: '' })],
  ['members count from 1', 'my_page_member_sequence_check', (make) => make.myPageMember({ sequence: 0 })],
  [
    'a member leaves on a day after it joined',
    'my_page_member_left_on_check',
    (make) => make.myPageMember({ joinedOn: toDate('2026-08-02'), leftOn: toDate('2026-08-01') }),
  ],
  [
    'a duty is of a known kind and counts from 1',
    'duty_choices_check',
    (make) => make.duty({ kind: 3, year: 1 }),
  ],
  [
    'a duty is asked for before it is due',
    'duty_days_check',
    (make) => make.duty({ kind: 0, year: 1, opensOn: toDate('2027-07-01'), dueOn: toDate('2027-06-30') }),
  ],
];
