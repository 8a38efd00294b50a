import { DocumentCheckStatus, ReviewCategory } from '#bff/generated/contract/enums.ts';
import { backOffice, jmac } from '../engine/actors.ts';
import { at, businessDay, minutesAgo, type Seed, workday } from '../engine/context.ts';
import type { SeedFile } from '../files/files.ts';
import { DATE_AREA } from '../files/papers.ts';
import type { Place } from '../myPages/place.ts';
import { addFile, addFindings, markReturned, sectionAt } from './returnRows.ts';
import { addReceipt, addSectionFile } from './sectionFiles.ts';
import { addSectionMove } from './sectionMoves.ts';
import { voucherContent } from './sectionPapers.ts';
import { type DealSections, voucherDay } from './vouchers.ts';

const { Confirming, Incomplete, Rejected } = DocumentCheckStatus;

const COMMENT = '控えを差し替えました。契約日は発注書のとおりです。';
const FIRST_FINDING = '注文番号の記載がありません。番号のある控えに差し替えてください。';
const FINDING =
  '発注日が交付決定日より前の日付です。発注書の控えをご確認のうえ、正しい書類を再提出してください。';

/** When the order went to and fro. */
const timesOf = (seed: Seed) => ({
  first: at(seed, workday(seed, -10), '09:20'),
  firstBack: at(seed, workday(seed, -8), '16:05'),
  second: at(seed, workday(seed, -1), '10:42'),
  secondBack: minutesAgo(seed, 40),
});

type Times = ReturnType<typeof timesOf>;
type Versions = { readonly v1: SeedFile; readonly v2: SeedFile };

const addVersions = (
  seed: Seed,
  place: Place,
  sectionId: number,
  { deal }: DealSections,
  { first, second }: Times,
): Versions => {
  const paper = (number: string) =>
    voucherContent(place, {
      title: '発注書',
      number,
      on: voucherDay(seed, place, 1, 1),
      payee: deal.payee,
      item: deal.item,
      amount: deal.amount,
      isOwn: true,
      deliveryOn: businessDay(seed, 4),
    });
  const v1 = addFile(seed, place, sectionId, '5014_発注書_豆腐製造ライン.pdf', paper('（記載なし）'), first);
  const again = '5014_発注書_豆腐製造ライン_再提出.pdf';
  const v2 = addFile(seed, place, sectionId, again, paper('MK-2607-031'), second);
  const submission = (number: number, when: Date, file: SeedFile) =>
    addReceipt(seed, place, sectionId, { number, at: when, files: [{ ...file, versionNumber: number }] });
  const receiptId = submission(1, first, v1);
  const replacesId = addSectionFile(seed, sectionId, { file: v1, at: first, receiptId, removedAt: second });
  const entry = { file: v2, at: second, versionNumber: 2, replacesId };
  addSectionFile(seed, sectionId, { ...entry, receiptId: submission(2, second, v2) });
  return { v1, v2 };
};

const addMoves = (seed: Seed, place: Place, sectionId: number, times: Times): void => {
  const { first, firstBack, second, secondBack } = times;
  const { user } = place;
  const sent = { action: 'submit', from: Incomplete, to: Confirming, at: first, actor: user };
  const back = { action: 'return', from: Confirming, to: Rejected };
  const again = { action: 'resubmit', from: Rejected, to: Confirming, actor: user, comment: COMMENT };
  addSectionMove(seed, place, sectionId, sent);
  addSectionMove(seed, place, sectionId, {
    ...back,
    at: firstBack,
    actor: backOffice,
    comment: FIRST_FINDING,
  });
  addSectionMove(seed, place, sectionId, { ...again, at: second });
  addSectionMove(seed, place, sectionId, { ...back, at: secondBack, actor: jmac, comment: FINDING });
};

/** 5014, order 1-2: handed in twice, sent back twice; the finding points at the date on page 1. */
export const returnOrder = (seed: Seed, place: Place, deals: readonly DealSections[]): void => {
  const [line] = deals;
  if (line === undefined) return;
  const sectionId = sectionAt(deals, 1, 1);
  const times = timesOf(seed);
  const { v1, v2 } = addVersions(seed, place, sectionId, line, times);
  addMoves(seed, place, sectionId, times);
  const answer = { comment: COMMENT, fileIds: [v2.id], at: times.second, isHandedIn: true };
  const { Consistency, Document } = ReviewCategory;
  const first = { sectionId, number: 1, at: times.firstBack, by: backOffice, dueOn: workday(seed, -1) };
  addFindings(seed, place, first, [
    { comment: FIRST_FINDING, category: Document, fileId: v1.id, page: 1, answer },
  ]);
  const back = { sectionId, number: 2, at: times.secondBack, by: jmac, dueOn: businessDay(seed, 5) };
  const place1 = { fileId: v2.id, page: 1, area: DATE_AREA };
  addFindings(seed, place, back, [{ comment: FINDING, category: Consistency, ...place1 }]);
  markReturned(seed, place, back, { at: times.second, count: 2 });
};
