import { ApplicationStatus, BulkRowOutcome } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';

type Row = components['schemas']['BulkRunRow'];

const { Able, Unable, Unchanged } = BulkRowOutcome;
const { UnderReview, Adopted, Returned } = ApplicationStatus;

export const nothing = {
  document: null,
  inspection: null,
  corporationName: null,
  reasonCode: null,
  makes: null,
  changes: [],
  amount: null,
  assigneeName: null,
  canUndo: false,
  finishedAt: null,
} satisfies Partial<Row>;

type Of = Pick<Row, 'line' | 'code' | 'targetId' | 'name'>;

/** One that can be adopted. */
const able = (of: Of, makes: string, amount: number): Row => ({
  ...nothing,
  ...of,
  id: 100 + of.line,
  status: UnderReview,
  outcome: Able,
  message: '採択できます',
  makes,
  amount,
});

/** The eight rows of 採択一覧.csv (LOOK admin-application-bulk). */
export const adoptionRows: readonly Row[] = [
  able(
    { line: 2, code: '4032', targetId: 32, name: '株式会社例示フーズ' },
    '企業（新規）・マイページ・書類 23件',
    10_000_000,
  ),
  able(
    { line: 3, code: '4031', targetId: 27, name: '株式会社みらい食堂' },
    '企業 00001（法人番号が一致）・マイページ・書類 23件',
    4_050_000,
  ),
  {
    ...nothing,
    ...{ id: 104, line: 4, code: '4037', targetId: 37, name: '株式会社見本キッチン', status: Adopted },
    ...{ outcome: Unchanged, reasonCode: 'already', message: 'すでに採択しています' },
  },
  able(
    { line: 5, code: '4034', targetId: 34, name: '株式会社ひまわり給食センター' },
    '企業 00007（法人番号が一致）・マイページ・書類 21件',
    8_700_000,
  ),
  able(
    { line: 6, code: '4033', targetId: 33, name: '合同会社そば処つきの' },
    '企業 00005（法人番号が一致）・マイページ・書類 19件',
    2_640_000,
  ),
  {
    ...nothing,
    ...{ id: 107, line: 7, code: '4030', targetId: 30, name: 'カフェこもれび（個人）', status: Returned },
    ...{ outcome: Unable, reasonCode: 'status' },
    message: '修正依頼中のため、採択できません。再提出の後に審査へ進めてください',
  },
  {
    ...nothing,
    ...{ id: 108, line: 8, code: '4099', targetId: null, name: null, status: null },
    ...{ outcome: Unable, reasonCode: 'unknown', message: '応募コード 4099 は、この公募回にありません' },
  },
  able(
    { line: 9, code: '4041', targetId: 41, name: '見本食堂（個人）' },
    '企業（新規・法人番号なし）・マイページ・書類 20件',
    1_650_000,
  ),
];

/** So many rows that can be declined, as a list of a whole round brings them. */
export const manyRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    ...nothing,
    id: 1001 + index,
    line: index + 1,
    code: String(4000 + index).padStart(4, '0'),
    targetId: 1001 + index,
    name: `見本食堂${index + 1}`,
    status: UnderReview,
    outcome: Able,
    message: '不採択にできます',
  }));
