import { toDate } from '../values.ts';
import type { RuleCase } from './ruleCase.ts';

const inspected = { inspectedOn: toDate('2026-12-10'), result: 1 } as const;

export const inspectionCases: RuleCase[] = [
  [
    'an inspection has a known status, method and result',
    'my_page_report_choices_check',
    (make) => make.myPageReport({ method: 3 }),
  ],
  ['an inspection is of a known kind', 'my_page_report_kind_check', (make) => make.myPageReport({ kind: 3 })],
  [
    'an inspection ends after it starts',
    'my_page_report_time_check',
    (make) => make.myPageReport({ startTime: '13:00', endTime: '13:00' }),
  ],
  [
    'no inspection is submitted without its result',
    'my_page_report_submitted_check',
    (make) => make.myPageReport({ status: 1, inspectedOn: inspected.inspectedOn }),
  ],
  [
    'a remark has its findings',
    'my_page_report_submitted_check',
    (make) => make.myPageReport({ ...inspected, status: 1, result: 2 }),
  ],
  [
    'an inspector does not approve his own report',
    'my_page_report_approved_check',
    async (make) => {
      const { id } = await make.adminUser({ type: 3 });
      const approval = { approvedById: id, approvedAt: new Date() };
      return make.myPageReport({ ...inspected, ...approval, status: 3, inspectorUserId: id });
    },
  ],
  [
    'a photo says a whole place or none',
    'photo_position_check',
    (make) => make.photo({ latitude: 35.6, longitude: 139.7 }),
  ],
  ['a version counts from 1', 'my_page_report_version_check', (make) => make.myPageReport({ version: 0 })],
];
