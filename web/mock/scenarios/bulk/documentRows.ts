import { BulkRowOutcome, DocumentCheckStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { nothing } from './bulkRows.ts';

type Row = components['schemas']['BulkRunRow'];
type Document = NonNullable<Row['document']>;

const { Able, Unable, Unchanged } = BulkRowOutcome;
const { Incomplete, Rejected, Confirmed } = DocumentCheckStatus;

const MAMEKURA = { code: '5014', targetId: 7, name: '株式会社豆くら' } as const;
const CONSORTIUM = { code: '7003', targetId: 12, name: '一般社団法人やさしい外食推進協会' } as const;

const named = (id: number, title: string, more: Partial<Document> = {}): Document => ({
  ...{ id, title, branchNumber: null, memberName: null },
  ...more,
});

/** Documents of two undertakings, one of them a member's own. */
export const documents = {
  order: { ...MAMEKURA, document: named(234, '発注書', { branchNumber: '1-2' }), status: Rejected },
  delivery: { ...MAMEKURA, document: named(235, '納品書', { branchNumber: '1-3' }), status: Incomplete },
  report: { ...MAMEKURA, document: named(214, '実績報告書'), status: Confirmed },
  consent: {
    ...CONSORTIUM,
    document: named(91, '構成員の参加同意書', { memberName: '株式会社みらい食堂' }),
    status: Incomplete,
  },
  notice: { ...CONSORTIUM, document: named(93, '交付決定通知書'), status: Incomplete },
  roles: { ...CONSORTIUM, document: named(92, '構成員一覧・役割分担表'), status: Incomplete },
} as const;

const change = (before: string | null): Row['changes'] => [
  { column: '提出期限', before, after: '2026/12/18' },
];

const sendable = { outcome: Able, message: '送れます' } as const;

const able = { outcome: Able, message: '変えられます' } as const;

/** Three that get the day, one sent back; one has it already, one is of a result that is settled. */
export const dueDayRows: readonly Row[] = [
  {
    ...{ ...nothing, ...documents.order, ...able, id: 401, line: 1, changes: change('2026/11/13') },
    message: '変えられます。差戻し中のため、再提出期限（2026/11/30）は変わりません',
  },
  { ...nothing, ...documents.delivery, ...able, id: 402, line: 2, changes: change('2026/11/30') },
  {
    ...{ ...nothing, ...documents.report, id: 403, line: 3, outcome: Unable, reasonCode: 'status' },
    message: '補助金の額が確定しているため、この書類は変更できません',
  },
  { ...nothing, ...documents.consent, ...able, id: 404, line: 4, changes: change(null) },
  {
    ...{ ...nothing, ...documents.roles, id: 405, line: 5, outcome: Unchanged, reasonCode: 'already' },
    message: 'すでにこの提出期限です',
  },
];

/** Three that are asked for, of two businesses and a member; one was handed in, one is the office's own. */
export const requestRows: readonly Row[] = [
  { ...nothing, ...documents.order, ...sendable, id: 411, line: 1, makes: '宛先：豆田 太郎' },
  { ...nothing, ...documents.delivery, ...sendable, id: 412, line: 2, makes: '宛先：豆田 太郎' },
  {
    ...{ ...nothing, ...documents.report, id: 413, line: 3, outcome: Unable, reasonCode: 'status' },
    message: '提出されているため、送りません',
  },
  {
    ...{ ...nothing, ...documents.consent, ...sendable, id: 414, line: 4 },
    makes: '宛先：三浦 さくら（構成員 株式会社みらい食堂）、山中 恵（代表事業者）',
  },
  {
    ...{ ...nothing, ...documents.notice, id: 415, line: 5, outcome: Unable, reasonCode: 'rule' },
    message: '事務局や検査員が出す書類のため、企業には送りません',
  },
];

/** Two that are shared out, to two clerks; one is looked after by one of them already, one is settled. */
export const assignedRows: readonly Row[] = [
  {
    ...{ ...nothing, ...documents.order, id: 421, line: 1, outcome: Able, message: '担当を決められます' },
    assigneeName: '受付 清',
  },
  {
    ...{ ...nothing, ...documents.consent, id: 422, line: 2, outcome: Able, message: '担当を決められます' },
    assigneeName: '事務局 花子',
  },
  {
    ...{ ...nothing, ...documents.delivery, id: 423, line: 3, outcome: Unchanged, reasonCode: 'already' },
    message: 'すでに担当です',
  },
  {
    ...{ ...nothing, ...documents.report, id: 424, line: 4, outcome: Unable, reasonCode: 'status' },
    message: '補助金の額が確定しているため、この書類は変更できません',
  },
];
