import { createHash } from 'node:crypto';
import { ApiError } from '#bff/core/apiError.ts';
import type { FileSheet } from '#bff/core/fileInspector.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { PaymentImportOutcome as Outcome } from '#bff/generated/contract/enums.ts';
import {
  columnsFor,
  digestDeals,
  paymentTable,
  paymentImportTexts as texts,
} from '#bff/modules/sections/index.ts';
import { readUploadedSheets } from '#bff/parts/files/readUploadedSheets.service.ts';
import { pastedSheet, readTable } from '#bff/parts/lists/tables/readTable.service.ts';
import { ownMyPageId, requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { listBusinessesOf } from '#bff/parts/ownership/members.data.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { assertEditable } from '../dealRules.service.ts';
import { announceDeals, dealsOnBehalf } from '../dealsOnBehalf.service.ts';
import { nextDealNumber } from '../dealVouchers.service.ts';
import { MAX_DEAL_NUMBER } from '../dealWrites.data.ts';
import { holdListOwner, ofWhomOf } from '../listOwner.service.ts';
import { rowView } from './importViews.service.ts';
import { type PlannedRow, planImport } from './planImport.service.ts';
import { ofOutcome, writeImportedDeals } from './writeImportedDeals.service.ts';

type Asked = {
  readonly isDryRun: boolean;
  /** What the dry run was made on. */
  readonly listState?: string | null | undefined;
  /** Why the office does it for the company. */
  readonly onBehalfReason?: string | undefined;
};

export type PaymentImportInput = Asked & { readonly rows: readonly (readonly string[])[] };

/** What the form says beside its file. */
export type PaymentImportMeta = Asked & { readonly fileName: string };

type Table = Asked & {
  readonly sheets: readonly FileSheet[];
  readonly isFile: boolean;
  /** Where the reason stands in the request. */
  readonly reasonAt: string;
};

/**
 * Changes with every deal of the list and every cell of the table, so that nothing is taken over that was looked at on
 * another list, or in another file.
 */
const stateOf = (dealsDigest: string, sheets: readonly FileSheet[]): string =>
  createHash('sha256').update(dealsDigest).update(JSON.stringify(sheets)).digest('hex').slice(0, 32);

const count = (rows: readonly PlannedRow[], outcome: PlannedRow['outcome']): number =>
  ofOutcome(rows, outcome).length;

const assertRoom = (rows: readonly PlannedRow[]): void => {
  const numbers = ofOutcome(rows, Outcome.Created).map(({ deal }) => deal.number);
  const highest = numbers.reduce((max, number) => Math.max(max, number), 0);
  if (highest > MAX_DEAL_NUMBER) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: texts.noRoom });
};

const importInto = async (
  scope: Scope,
  mypageId: number,
  { sheets, isFile, isDryRun, listState, onBehalfReason, reasonAt }: Table,
) => {
  const owner = await holdListOwner(scope, mypageId);
  const behalf = dealsOnBehalf(scope, owner, { reason: onBehalfReason, pointer: reasonAt });
  assertEditable(owner);
  const state = stateOf(await digestDeals(scope.db, mypageId, ofWhomOf(owner)), sheets);
  if (!isDryRun && listState !== state) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: texts.stale });
  const members = owner.memberId === null ? await listBusinessesOf(scope.db, mypageId) : [];
  const known = columnsFor({ hasMembers: members.length > 0 });
  const { rows, places, problems, notes, ignored } = readTable(sheets, paymentTable(known));
  const next = await nextDealNumber(scope, owner);
  const planned = await planImport(scope, owner, { rows, next, members });
  assertRoom(planned);
  const isTaken = !isDryRun && planned.length > 0 && count(planned, Outcome.Refused) === 0;
  if (isTaken) {
    await writeImportedDeals(scope, { owner, behalf }, planned);
    const changes = count(planned, Outcome.Created) + count(planned, Outcome.Changed);
    await announceDeals(scope, owner, { behalf, changes });
  }
  return {
    listState: state,
    isTaken,
    createdCount: count(planned, Outcome.Created),
    changedCount: count(planned, Outcome.Changed),
    unchangedCount: count(planned, Outcome.Unchanged),
    refusedCount: count(planned, Outcome.Refused),
    problems: [...problems],
    notes: [...notes],
    ignoredHeadings: [...ignored],
    rows: planned.map((row) => rowView(row, { places, isFile })),
  };
};

export type PaymentImportView = Awaited<ReturnType<typeof importInto>>;

const importPasted = (
  scope: Scope,
  mypageId: number,
  { rows, ...asked }: PaymentImportInput,
): Promise<PaymentImportView> =>
  importInto(scope, mypageId, {
    ...asked,
    sheets: [pastedSheet(rows)],
    isFile: false,
    reasonAt: '/onBehalfReason',
  });

/**
 * Rows of a spreadsheet as deals: what would become of each (dry run), or all of them taken over in one transaction.
 * One refused row keeps all others out.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED once the result is settled or when the list has changed since the dry run
 */
export const importOwnPaymentItems = async (scope: Scope, input: PaymentImportInput) =>
  importPasted(scope, await ownMyPageId(scope), input);

/** The same in a company's place, with the reason. @throws as `importOwnPaymentItems`, INVALID_PARAMETER */
export const importPaymentItems = async (scope: Scope, mypageId: number, input: PaymentImportInput) =>
  importPasted(scope, (await requireMyPage(scope, mypageId)).id, input);

type Upload = { readonly file: UploadedFile | undefined; readonly meta: PaymentImportMeta };

const importFile = async (
  scope: Scope,
  mypageId: number,
  { file, meta: { fileName, ...asked } }: Upload,
): Promise<SecondPhase<PaymentImportView>> => {
  const sheets = await readUploadedSheets(scope, { file, fileName });
  return {
    attach: (inner) =>
      importInto(inner, mypageId, { ...asked, sheets, isFile: true, reasonAt: '/meta/onBehalfReason' }),
    // The file is gone: it was only read.
    abandon: async () => undefined,
  };
};

/**
 * The rows of a CSV file or an Excel workbook as deals. The file is read beside the process, and not kept.
 * @throws as `importOwnPaymentItems`; INVALID_FILE saying what to do
 */
export const importOwnPaymentFile = async (scope: Scope, upload: Upload) =>
  importFile(scope, await ownMyPageId(scope), upload);

/** The same in a company's place, with the reason. @throws as `importOwnPaymentFile`, INVALID_PARAMETER */
export const importPaymentFile = async (scope: Scope, mypageId: number, upload: Upload) =>
  importFile(scope, (await requireMyPage(scope, mypageId)).id, upload);
