import type { Scope } from '#bff/core/scope.ts';
import type { TargetKind } from '#bff/generated/contract/enums.ts';
import { accountText, remitterText } from '#bff/modules/money/index.ts';
import { instantOfTokyo } from '#rules/calendar.ts';
import type { ActivityChange } from './activityChanges.service.ts';
import { findTargetNames } from './activityNames.data.ts';
import { findRecordRow, type RecordRow } from './recordRows.data.ts';

/*
 * What the trail does not say of a record of money is read from the record: columns that nobody has changed since it
 * began, and those of records that are older than whole entries.
 */

/** Which instant a column was written at, by what it is called; all others were with the record from its beginning. */
const WRITTEN_AT: { readonly [column: string]: string } = {
  account: 'checkedAt',
  batchId: 'exportedAt',
  cancelReason: 'canceledAt',
  decisionReason: 'decidedAt',
  excludedAmount: 'excludedAt',
  excludedReason: 'excludedAt',
  failureReason: 'failedAt',
  orderedOn: 'orderedAt',
  portions: 'orderedAt',
  recordedById: 'paidOn',
  returnedAmount: 'returnedAt',
  returnedOn: 'returnedAt',
  paidOn: 'paidOn',
  settledOn: 'settledOn',
};

const instantIn = (row: RecordRow, column: string): Date | null => {
  const value = row[column];
  if (typeof value !== 'string') return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? instantOfTokyo(value) : new Date(value);
};

/** When a column was written, as far as the record tells; its beginning where it tells nothing else. */
const writtenAt = (row: RecordRow, column: string): Date | null => {
  const mark = WRITTEN_AT[column] ?? (/At$/.test(column) ? column : column.replace(/ById$/, 'At'));
  return instantIn(row, mark) ?? instantIn(row, 'createdAt') ?? instantIn(row, 'proposedAt');
};

/** Accounts are told in one line, with the last digits of their number. */
const shown = (column: string, value: unknown): unknown => {
  if (column === 'account') return accountText(value);
  return column === 'remitter' ? remitterText(value) : value;
};

export type RecordFact = { readonly column: string; readonly value: unknown; readonly since: Date | null };

/** The columns of a record of money as it is now. @returns null for other kinds, or when it is gone */
export const factsOfRecord = async (
  scope: Scope,
  kind: TargetKind,
  id: string,
): Promise<readonly RecordFact[] | null> => {
  const row = await findRecordRow(scope.db, kind, id);
  if (row === null) return null;
  return Object.entries(row).map(([column, value]) => ({
    column,
    value: shown(column, value),
    since: writtenAt(row, column),
  }));
};

/** What a number in a column names, by what the column is called. */
const TARGETS: { readonly [column: string]: string } = {
  batchId: 'paymentBatch',
  documentFileId: 'file',
  memberId: 'member',
  mypageId: 'myPage',
  passbookFileId: 'file',
  paymentItemId: 'paymentItem',
  projectId: 'project',
  propertyId: 'property',
  recoveryId: 'recovery',
  sectionId: 'section',
};

const targetOf = (column: string): string | undefined =>
  TARGETS[column] ?? (/ById$/.test(column) ? 'adminUser' : undefined);

type Told = Pick<ActivityChange, 'field'> & { readonly thatDay: string | null; readonly now: string | null };

/** The same with names in the place of the numbers of people and records. */
export const withNames = async <Field extends Told>(
  scope: Scope,
  fields: readonly Field[],
): Promise<Field[]> => {
  const targets = fields.flatMap(({ field, thatDay, now }) => {
    const targetKind = targetOf(field);
    return targetKind === undefined
      ? []
      : [thatDay, now].flatMap((targetId) => (targetId === null ? [] : [{ targetKind, targetId }]));
  });
  const names = await findTargetNames(scope.db, targets);
  const named = (field: string, id: string | null): string | null =>
    id === null ? null : (names.get(`${targetOf(field)}:${id}`) ?? id);
  return fields.map((field) => ({
    ...field,
    thatDay: named(field.field, field.thatDay),
    now: named(field.field, field.now),
  }));
};
