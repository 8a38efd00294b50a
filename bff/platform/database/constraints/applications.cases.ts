import type { RuleCase } from './ruleCase.ts';

export const applicationCases: RuleCase[] = [
  [
    'an application belongs to one of the four families',
    'application_family_check',
    (make) => make.application({ family: 'food' }),
  ],
  [
    'an application has a known status',
    'application_status_check',
    (make) => make.submittedApplication({ status: 9 }),
  ],
  [
    'choices are of their lists, in drafts too',
    'application_choices_check',
    (make) => make.application({ howFound: [0, 18] }),
  ],
  [
    'a display code has 4 to 8 digits',
    'application_display_code_check',
    (make) => make.application({ displayCode: '012' }),
  ],
  [
    'amounts are not negative, in drafts too',
    'application_amounts_check',
    (make) => make.application({ totalCost: -1 }),
  ],
  [
    'a submitted application has its display code',
    'application_submitted_check',
    (make) => make.submittedApplication({ displayCode: null }),
  ],
  [
    'the subsidy is not above the eligible cost',
    'application_submitted_amounts_check',
    (make) => make.submittedApplication({ eligibleCost: 8_249_999 }),
  ],
  [
    'a submitted application has a postal code of seven digits',
    'application_submitted_format_check',
    (make) => make.submittedApplication({ postalCode: '100' }),
  ],
  [
    'nothing is submitted without the pledges',
    'application_pledges_check',
    (make) => make.submittedApplication({ antiSocialPledge: false }),
  ],
  [
    'submissions are counted from 0',
    'application_submission_count_check',
    (make) => make.application({ submissionCount: -1 }),
  ],
  [
    'nothing is adopted for more than was applied for',
    'application_adopted_amount_check',
    (make) => make.submittedApplication({ adoptedAmount: 999_999_999_999 }),
  ],
  [
    'an average score is not negative',
    'application_average_score_check',
    (make) => make.application({ averageScore: -0.5 }),
  ],
  ['a version counts from 1', 'application_version_check', (make) => make.application({ version: 0 })],
  [
    "an application's file is of a known type",
    'application_file_type_check',
    (make) => make.applicationFile({ documentList: 'NotoDocumentType', type: 15 }),
  ],
  [
    'history keeps known statuses',
    'application_history_status_check',
    (make) => make.applicationHistory({ toStatus: 9 }),
  ],
  [
    'history keeps who it was',
    'application_history_actor_check',
    (make) => make.applicationHistory({ actorKind: 'nobody' }),
  ],
  ['a score is 1 to 5', 'application_score_check', (make) => make.applicationScore({ score: 6 })],
  [
    'a version counts from 1',
    'application_score_version_check',
    (make) => make.applicationScore({ version: 0 }),
  ],
];
