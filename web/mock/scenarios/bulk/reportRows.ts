import { BulkRowOutcome, InspectionKind, InspectionReportStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { nothing } from './bulkRows.ts';

type Row = components['schemas']['BulkRunRow'];

const { Able, Unable, Unchanged } = BulkRowOutcome;
const { Draft, Returned, Approved } = InspectionReportStatus;

/** Inspections of three undertakings, in three states. */
const inspections = {
  mamekura: {
    ...{ code: '5014', targetId: 8, name: '株式会社豆くら', status: Draft },
    inspection: { kind: InspectionKind.Completion, scheduledOn: '2026-11-26' },
  },
  mill: {
    ...{ code: '5002', targetId: 7, name: '北のこむぎ製粉株式会社', status: Returned },
    inspection: { kind: InspectionKind.Completion, scheduledOn: '2026-10-28' },
  },
  audit: {
    ...{ code: '5014', targetId: 10, name: '株式会社豆くら', status: Approved },
    inspection: { kind: InspectionKind.OnSiteAudit, scheduledOn: '2026-11-10' },
  },
} satisfies Record<string, Partial<Row>>;

/** One that is given to somebody else, one that he has already, one that was approved. */
export const inspectorRows: readonly Row[] = [
  {
    ...{ ...nothing, ...inspections.mamekura, id: 501, line: 1, outcome: Able },
    ...{ message: '検査員を決められます', assigneeName: '検査 誠' },
  },
  {
    ...{ ...nothing, ...inspections.mill, id: 502, line: 2, outcome: Unchanged, reasonCode: 'already' },
    message: 'すでに検査員です',
  },
  {
    ...{ ...nothing, ...inspections.audit, id: 503, line: 3, outcome: Unable, reasonCode: 'status' },
    message: '提出した検査報告は変更できません。修正が必要なときは差し戻してください',
  },
];

const change = (before: string): Row['changes'] => [{ column: '検査予定日', before, after: '2026/12/04' }];

/** Two that get another day, one that was approved. */
export const scheduledRows: readonly Row[] = [
  {
    ...{ ...nothing, ...inspections.mamekura, id: 511, line: 1, outcome: Able },
    ...{ message: '変えられます', changes: change('2026/11/26') },
  },
  {
    ...{ ...nothing, ...inspections.mill, id: 512, line: 2, outcome: Able },
    ...{ message: '変えられます', changes: change('2026/10/28') },
  },
  {
    ...{ ...nothing, ...inspections.audit, id: 513, line: 3, outcome: Unable, reasonCode: 'status' },
    message: '提出した検査報告は変更できません。修正が必要なときは差し戻してください',
  },
];
