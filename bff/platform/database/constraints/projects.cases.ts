import type { RuleCase } from './ruleCase.ts';

const AT = new Date('2026-12-01T00:00:00Z');

export const projectCases: RuleCase[] = [
  ['a project has a name and a short one', 'project_name_check', (make) => make.project({ shortName: '' })],
  ['a project is of a known programme', 'project_kind_check', (make) => make.project({ programKind: 6 })],
  ['a round is 1 to 9', 'project_round_check', (make) => make.project({ round: 10 })],
  [
    'a call closes after it opens',
    'project_call_check',
    (make) => make.project({ applicationOpensAt: AT, applicationClosesAt: AT }),
  ],
  [
    'the grace is two hours at most',
    'project_grace_check',
    (make) => make.project({ submitGraceMinutes: 121 }),
  ],
  [
    'the rate is not above 1',
    'project_rate_check',
    (make) => make.project({ subsidyRateNumerator: 3, subsidyRateDenominator: 2 }),
  ],
  [
    'the lower limit is not above the upper one',
    'project_subsidy_check',
    (make) => make.project({ minSubsidy: 10_000_001 }),
  ],
  [
    'the least total cost is not negative',
    'project_min_total_cost_check',
    (make) => make.project({ minTotalCost: -1 }),
  ],
  [
    'amounts are rounded to 1, 100, 1000 or 10000 yen',
    'project_rounding_unit_check',
    (make) => make.project({ roundingUnit: 10 }),
  ],
  [
    'the expense categories are the list of a family',
    'project_expense_list_check',
    (make) => make.project({ expenseCategoryList: 'ExpenseCategory' }),
  ],
  [
    'display codes have 4 or 5 digits',
    'project_display_code_check',
    (make) => make.project({ displayCodeWidth: 6 }),
  ],
  [
    'papers are kept for a year at least',
    'project_retention_check',
    (make) => make.project({ retentionYears: 0 }),
  ],
  [
    'the limit of a minor change is a share',
    'project_minor_change_percent_check',
    (make) => make.project({ minorChangePercent: 101 }),
  ],
  [
    'effects are reported on for ten years at most',
    'project_effect_report_years_check',
    (make) => make.project({ effectReportYears: 11 }),
  ],
  ['a version counts from 1', 'project_version_check', (make) => make.project({ version: 0 })],

  [
    'a document rule names a document of its list',
    'document_rule_type_check',
    (make) => make.documentRule({ documentList: 'IngR4DocumentType', documentType: 14 }),
  ],
  [
    'a document rule names a kind of section',
    'document_rule_kind_check',
    (make) => make.documentRule({ sectionKind: 12 }),
  ],
  [
    'a document is uploaded by a known party',
    'document_rule_uploader_check',
    (make) => make.documentRule({ uploader: 'CS' }),
  ],
  [
    'a conditional document has its condition',
    'document_rule_requirement_check',
    (make) => make.documentRule({ requirement: 'conditional' }),
  ],
  ['a version counts from 1', 'document_rule_version_check', (make) => make.documentRule({ version: 0 })],
  [
    'a range of display codes has 4 or 5 digits',
    'display_code_counter_width_check',
    (make) => make.displayCodeCounter({ width: 3 }),
  ],
  [
    'a range of display codes ends at its capacity',
    'display_code_counter_capacity_check',
    (make) => make.displayCodeCounter({ lastNumber: 1000 }),
  ],
  [
    'an announcement has a title and a text',
    'announcement_text_check',
    (make) => make.announcement({ title: ' ' }),
  ],
  [
    'an announcement ends after it begins',
    'announcement_publish_check',
    (make) => make.announcement({ publishFrom: AT, publishTo: AT }),
  ],
  ['a version counts from 1', 'announcement_version_check', (make) => make.announcement({ version: 0 })],
  [
    'nobody is written to about an announcement unless it was asked for',
    'announcement_reminded_check',
    (make) => make.announcement({ remindAfter: 1 }),
  ],
  [
    'an announcement has five files at most',
    'announcement_file_sequence_check',
    (make) => make.announcementFile({ sequence: 6 }),
  ],
];
