import { BulkRowOutcome } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { aCorporation } from '../../corporations/corporation.ts';
import { adoptionRun, blankRow } from './dryRuns.ts';
import { withRows } from './withRows.ts';

type Row = components['schemas']['BulkRunRow'];

const { Able, Unable, Unchanged } = BulkRowOutcome;

/** Three new companies, one that moved, one that is as it was, and one that is written wrongly. */
export const importRows: readonly Row[] = [
  ...['株式会社例示フーズ', '合同会社㍿𠮷野見本食品製造販売', '屋台 見本'].map((name, index) => ({
    ...blankRow,
    ...{ id: 301 + index, line: 2 + index, code: index === 2 ? null : `799990200000${index}` },
    ...{ targetId: null, name, status: null, outcome: Able, message: '取り込めます', makes: '新しい企業' },
  })),
  {
    ...blankRow,
    ...{ id: 304, line: 5, code: aCorporation.corporateNumber, targetId: aCorporation.id },
    ...{ name: aCorporation.name, status: null, outcome: Able, message: '取り込めます' },
    makes: '2項目の変更（電話番号、FAX）',
    changes: [
      { column: '電話番号', before: aCorporation.phone, after: '0300000009' },
      { column: 'FAX', before: null, after: '0300000010' },
    ],
  },
  {
    ...blankRow,
    ...{ id: 305, line: 6, code: '00005', targetId: 5, name: '合同会社そば処つきの', status: null },
    ...{ outcome: Unchanged, reasonCode: 'already', message: '登録されている内容と同じです' },
  },
  {
    ...blankRow,
    ...{ id: 306, line: 7, code: '7999902000009', targetId: null, name: null, status: null },
    ...{ outcome: Unable, reasonCode: 'cells' },
    message: [
      'I7（郵便番号「12」）：郵便番号は7桁の数字で入力してください（例: 100-0001）',
      'M7（電話番号）：入力してください',
    ].join('\n'),
  },
];

/** The dry run of 企業.csv. */
export const importRun = withRows(
  {
    ...adoptionRun,
    ...{ kind: 'importCorporations', list: 'corporations', mailCount: 0, rounds: [] },
    amount: null,
    selection: { by: 'file', search: null, fileName: '企業.csv', projectId: null, projectName: null },
    notes: ['見出し「参加している事業」は読みませんでした'],
  },
  importRows,
);
