import { BulkRowOutcome, PaymentStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { nothing } from './bulkRows.ts';

type Row = components['schemas']['BulkRunRow'];

const { Able, Unable, Unchanged } = BulkRowOutcome;
const { Exported, Checked, Paid } = PaymentStatus;

const paid: Row['changes'] = [{ column: '支払日', before: null, after: '2026/11/20' }];

/** Two that went to the bank, one that was not approved yet, one that is paid. */
export const settledRows: readonly Row[] = [
  {
    ...{ ...nothing, code: '5014', targetId: 31, name: '株式会社豆くら', status: Exported, id: 701, line: 1 },
    ...{ outcome: Able, message: '支払済と記録できます', amount: 7_900_000, changes: paid },
  },
  {
    ...{ ...nothing, code: '5002', targetId: 32, name: '北のこむぎ製粉株式会社', status: Exported },
    ...{
      id: 702,
      line: 2,
      outcome: Able,
      message: '支払済と記録できます',
      amount: 12_450_000,
      changes: paid,
    },
  },
  {
    ...{ ...nothing, code: '3005', targetId: 33, name: '株式会社架空ダイニング', status: Checked },
    ...{ id: 703, line: 3, outcome: Unable, reasonCode: 'status' },
    message:
      '銀行に渡した振込データに入っていないため、支払済と記録できません。確認と承認を終えて、振込データを作成してください',
  },
  {
    ...{ ...nothing, code: '3011', targetId: 34, name: '合同会社そば処つきの', status: Paid },
    ...{ id: 704, line: 4, outcome: Unchanged, reasonCode: 'already', message: 'すでに支払済です' },
  },
];
