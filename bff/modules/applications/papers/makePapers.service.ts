import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { familyOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { type Batch, type Cursor, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { calculate } from '#bff/programmes/engine.ts';
import type { PaperSource } from '#bff/programmes/papers/paperOf.ts';
import { removeApplicationFiles } from '../applicationFiles.data.ts';
import { findLoginTarget } from '../applications.data.ts';
import { receivedFiles } from '../apply/applicationReceipts.service.ts';
import { type Dossier, lockDossier, requireDossier } from '../dossier.service.ts';
import { claimPaperOrders, endPaperOrder, type PaperOrder, savePaperFiles } from '../paperOrders.data.ts';
import { rulesOf } from '../programmeForms.service.ts';
import { insertPapers } from './attachPapers.service.ts';
import { attachedTypes, type MadeDocument, madeDocument } from './madeDocuments.service.ts';
import { paperSourceOf, printDocuments } from './printDocuments.service.ts';
import { removePapers, type StoredPaper, storePapers } from './storePapers.service.ts';

/** Longer than printing may take (PAPER_MS) with a queue before it. */
const TAKEN_FOR_MS = 3 * 60_000;
/** Of these as many are made at once as there are threads to print them: more would only come between requests. */
const BATCH = 4;
/**
 * Before each batch while the process has little time left over, ten times as long as a batch takes: a crowd's papers
 * come slower, not never, and take little of the time of those who hand in and of the office.
 */
const REST_MS = 10_000;
/** How busy a process is changes once a second. */
const LOOK_MS = 1_000;

/** A rest is a batch of its own: what comes after it is done with the time of then. */
const RESTED: Cursor = { hasRested: 1 };

const restWhileOverloaded = async ({ isOverloaded }: Scope, signal: AbortSignal): Promise<void> => {
  for (let restedMs = 0; restedMs < REST_MS && isOverloaded() && !signal.aborted; restedMs += LOOK_MS)
    await wait(LOOK_MS, undefined, { signal }).catch(() => undefined);
};

/** What was handed in, also when the application has been changed since. */
const sourceOf = (scope: Scope, dossier: Dossier, { source }: PaperOrder): PaperSource => {
  const { definition, row } = dossier;
  const { answers, attached, datedOn } = source;
  const calculation = calculate(definition, answers, rulesOf(row.project));
  return { ...paperSourceOf(scope, dossier, false), answers, attached, datedOn, calculation };
};

const documentsOf = (dossier: Dossier, { source }: PaperOrder): MadeDocument[] =>
  source.types.flatMap((type) => madeDocument(dossier, type) ?? []);

/** The receipt's submitter handed the papers in with his answers. */
const uploaderOf = ({ row }: Dossier, receiptId: string) => {
  const receipt = row.receipts.find(({ id }) => id === receiptId);
  const uploadedByName = receipt?.submitterName ?? row.applicationUser.name;
  return receipt?.submitterKind === 'admin'
    ? { uploadedByName, uploadedByAdminUserId: receipt.submitterId }
    : { uploadedByName, uploadedByApplicationUserId: row.applicationUserId };
};

/** @returns the papers that were put to use; none when nobody waits for them any more */
const attach = async (
  scope: Scope,
  { row }: Dossier,
  { receiptId }: PaperOrder,
  papers: readonly StoredPaper[],
): Promise<readonly StoredPaper[]> => {
  const family = familyOf(row.family);
  const locked = await lockDossier(scope, family, row.id);
  if (!(await endPaperOrder(scope.db, receiptId, scope.now))) return [];
  await insertPapers(scope, locked, papers, { uploader: uploaderOf(locked, receiptId), receiptId });
  const after = await requireDossier(scope, family, row.id);
  const keys = new Set(papers.map(({ stored }) => stored.key));
  const files = after.files.filter(({ file }) => keys.has(file.storageKey));
  await savePaperFiles(scope.db, receiptId, receivedFiles(after, files));
  // A form of the applicant's own came meanwhile, as an answer to a return: it counts, as when it comes afterwards.
  const own = new Set(attachedTypes(locked));
  const outdated = files.filter(({ type }) => own.has(type)).map(({ id }) => id);
  if (outdated.length > 0) await removeApplicationFiles(scope.db, outdated, scope.now);
  return papers;
};

const make = async (scope: Scope, order: PaperOrder): Promise<void> => {
  const target = await findLoginTarget(scope.db, order.applicationId);
  // Only drafts that were never handed in are ever deleted.
  if (target === null) throw new ApiError('NOT_FOUND');
  const dossier = await requireDossier(scope, familyOf(target.family), order.applicationId);
  const documents = documentsOf(dossier, order);
  const printed = await printDocuments(scope, sourceOf(scope, dossier, order), documents);
  const papers = await storePapers(scope, documents, printed);
  let used: readonly StoredPaper[] = [];
  try {
    await scope.transaction(async (inner) => {
      used = [];
      used = await attach(inner, dossier, order, papers);
    });
  } finally {
    // Used and yet failed: the commit was lost, and may have been kept. The sweep looks whether a row names them.
    const superfluous = papers.filter((paper) => !used.includes(paper));
    await removePapers(scope, superfluous);
  }
};

/**
 * Makes the papers of a batch of submissions whose applicants did not wait for them. What fails, or whose process dies,
 * is taken up again after some minutes, until it is made. Those who are handing in go first: the job is woken by each,
 * and it rests before each batch while the process has little time left over.
 */
export const makePapers = async (
  scope: Scope,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Batch> => {
  if (scope.isOverloaded() && cursor?.hasRested === undefined) {
    await restWhileOverloaded(scope, signal);
    return { doneCount: 0, next: RESTED };
  }
  if (scope.admission.isCrowded('submissions')) return { doneCount: 0, next: null };
  const before = new Date(scope.now.getTime() - TAKEN_FOR_MS);
  const orders = await claimPaperOrders(scope.db, { now: scope.now, before, limit: BATCH });
  const atOnce = pLimit(scope.config.papers.threads);
  const making = orders.map((order) => atOnce(() => make(scope, order)));
  for (const result of await Promise.allSettled(making)) {
    if (result.status === 'rejected')
      scope.log.error({ err: result.reason }, 'papers of a submission could not be made yet');
  }
  return { doneCount: orders.length, next: orders.length === BATCH ? MORE : null };
};
