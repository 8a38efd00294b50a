import { BulkRowOutcome } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { nothing } from './bulkRows.ts';
import { scheduledRun } from './dryRuns.ts';
import { withRows } from './withRows.ts';

type Schemas = components['schemas'];
type Row = Schemas['BulkRunRow'];

const { Able, Unable, Unchanged } = BulkRowOutcome;

const change = (before: string): Row['changes'] => [{ column: '事業実施期限', before, after: '2027/03/31' }];

/** A row without a state: rounds have none that decides. */
const row = (facts: Partial<Row> & Pick<Row, 'id' | 'line' | 'outcome' | 'message'>): Row => ({
  ...nothing,
  ...{ code: null, targetId: null, name: null, status: null, changes: [] },
  ...facts,
});

/** Two rounds that get another day, one that has it already, one whose call closes after it. */
export const projectRows: readonly Row[] = [
  row({
    ...{
      id: 521,
      line: 1,
      outcome: Able,
      code: '成長支援 第1次',
      targetId: 1,
      changes: change('2027/02/15'),
    },
    ...{ name: '外食産業事業成長支援補助金（第1次公募）', message: '変えられます' },
  }),
  row({
    ...{ id: 522, line: 2, outcome: Able, code: 'R6補 第2次', targetId: 5, changes: change('2027/02/26') },
    ...{
      name: '国産原材料サプライチェーン構築事業（令和6年度補正予算・第2次公募）',
      message: '変えられます',
    },
  }),
  row({
    ...{ id: 523, line: 3, outcome: Unchanged, reasonCode: 'already', code: '能登復興', targetId: 6 },
    ...{ name: '能登半島地震復興支援', message: 'すでにこの日付です' },
  }),
  row({
    ...{ id: 524, line: 4, outcome: Unable, reasonCode: 'rule', code: 'インクルーシブ', targetId: 7 },
    name: '食のインクルーシブ対応推進事業',
    message: '事業実施期限は、公募締切より後の日付を入力してください',
  }),
];

/** The dry run of another day for marked rounds. */
export const projectRun: Schemas['BulkRun'] = withRows(
  { ...scheduledRun, kind: 'changeProjectDates', list: 'projects' },
  projectRows,
);
