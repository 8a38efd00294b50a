import { DocumentCheckStatus, ReviewCategory } from '#bff/generated/contract/enums.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { jmac } from '../engine/actors.ts';
import { at, businessDay, minutesAgo, type Seed, workday } from '../engine/context.ts';
import type { Content, SeedFile } from '../files/files.ts';
import { DATE_AREA, printPaper } from '../files/papers.ts';
import { picture } from '../files/png.ts';
import type { Place } from '../myPages/place.ts';
import { addFile, addFindings, type Finding, markReturned, sectionAt } from './returnRows.ts';
import { addReceipt, addSectionFile } from './sectionFiles.ts';
import { addSectionMove } from './sectionMoves.ts';
import type { DealSections } from './vouchers.ts';

const { Confirming, Incomplete, Rejected } = DocumentCheckStatus;

const deliveryNote = (place: Place, item: string, dated: string): Content =>
  printPaper({
    title: '納品書',
    dated,
    to: `${place.corporationName}　御中`,
    from: ['見本厨房株式会社', '〒000-0000', '東京都千代田区架空町7番7号'],
    lead: '下記のとおり納品いたします。',
    facts: [
      ['件名', '厨房機器一式'],
      ['納入場所', 'セントラルキッチン（大宮区架空町10番）'],
      ['立会者', place.user.name],
    ],
    items: [{ name: item, quantity: '1台', amount: 2_950_000 }],
  });

type Files = {
  readonly [Name in 'steam1' | 'steam2' | 'chiller1' | 'chiller2' | 'vacuum' | 'photo1' | 'photo2']: SeedFile;
};

/** The first submission's files, and those with which five findings were answered since. */
const uploadFiles = (seed: Seed, place: Place, sectionId: number, handedIn: Date, answered: Date): Files => {
  const delivered = formatEraDay(workday(seed, -12));
  const again = formatEraDay(workday(seed, -9));
  const note = (name: string, item: string, dated: string, when: Date) =>
    addFile(seed, place, sectionId, `納品書_${name}.pdf`, deliveryNote(place, item, dated), when);
  const photo = (name: string, moment: 'before' | 'after', variant: number, when: Date) =>
    addFile(seed, place, sectionId, `${name}.png`, picture(moment, variant), when);
  return {
    steam1: note('スチームコンベクション', 'スチームコンベクション SC-10', '（日付なし）', handedIn),
    chiller1: note('ブラストチラー', 'ブラストチラー BC-20', delivered, handedIn),
    vacuum: note('真空包装機', '真空包装機 VP-5', delivered, handedIn),
    photo1: photo('設置写真', 'before', 71, handedIn),
    steam2: note('スチームコンベクション_訂正', 'スチームコンベクション SC-12', delivered, answered),
    chiller2: note('ブラストチラー_2回目', 'ブラストチラー BC-20（2台目）', again, answered),
    photo2: photo('設置写真_稼働', 'after', 72, answered),
  };
};

const attachFiles = (
  seed: Seed,
  place: Place,
  sectionId: number,
  files: Files,
  handedIn: Date,
  answered: Date,
): void => {
  const { steam1, chiller1, vacuum, photo1, steam2, chiller2, photo2 } = files;
  const first = [steam1, chiller1, vacuum, photo1].map((file) => ({ ...file, versionNumber: 1 }));
  const receiptId = addReceipt(seed, place, sectionId, { number: 1, at: handedIn, files: first });
  const sent = { at: handedIn, receiptId };
  const replaced = { ...sent, removedAt: answered };
  const steam = addSectionFile(seed, sectionId, { ...replaced, file: steam1, sequence: 1 });
  addSectionFile(seed, sectionId, { ...sent, file: chiller1, sequence: 2 });
  addSectionFile(seed, sectionId, { ...sent, file: vacuum, sequence: 3 });
  const photo = addSectionFile(seed, sectionId, { ...replaced, file: photo1, sequence: 4 });
  const second = { at: answered, versionNumber: 2 };
  addSectionFile(seed, sectionId, { ...second, file: steam2, replacesId: steam, sequence: 1 });
  addSectionFile(seed, sectionId, { at: answered, file: chiller2, sequence: 5 });
  addSectionFile(seed, sectionId, { ...second, file: photo2, replacesId: photo, sequence: 4 });
};

const findingsOf = (files: Files, answered: Date): Finding[] => {
  const { steam1, steam2, chiller1, chiller2, vacuum, photo1, photo2 } = files;
  const { Consistency, Document, Report } = ReviewCategory;
  const answer = (comment: string, { id }: SeedFile) => ({
    answer: { comment, fileIds: [id], at: answered, isHandedIn: false },
  });
  const on = ({ id }: SeedFile) => ({ fileId: id, page: 1 });
  const wrongName =
    '宛名が「ひまわり弁当」になっています。宛名は、交付決定を受けた会社名（株式会社ひまわり給食センター）である必要があります。業者に訂正した納品書を依頼してください。';
  return [
    {
      comment: '納品日の記載がありません。',
      category: Document,
      ...on(steam1),
      area: DATE_AREA,
      ...answer('日付の入った納品書に差し替えました（第2版）', steam2),
    },
    {
      comment: '型番が発注書と異なります。',
      category: Consistency,
      ...on(steam1),
      ...answer('型番の訂正を業者に依頼し、差し替えました（第2版）', steam2),
    },
    {
      comment: '数量が発注書（2台）と異なります。',
      category: Consistency,
      ...on(chiller1),
      ...answer('2回に分けて納品されました。2回目の納品書を加えました', chiller2),
    },
    {
      comment: '設備全体が写った写真がありません。',
      category: Report,
      fileId: photo1.id,
      ...answer('全景の写真を加えました', photo2),
    },
    {
      comment: '電源が入り、動いている様子を撮影してください。',
      category: Report,
      fileId: photo1.id,
      ...answer('操作盤の写真に差し替えました', photo2),
    },
    { comment: wrongName, category: Document, ...on(vacuum) },
    { comment: '保冷台車の納品書がありません。', category: Document },
  ];
};

/** 4003, delivery 2-3: sent back with seven findings, of which five are answered and not yet handed in again. */
export const returnDelivery = (seed: Seed, place: Place, deals: readonly DealSections[]): void => {
  const sectionId = sectionAt(deals, 2, 2);
  const handedIn = at(seed, workday(seed, -7), '11:05');
  const back = at(seed, workday(seed, -2), '15:12');
  const answered = minutesAgo(seed, 200);
  const files = uploadFiles(seed, place, sectionId, handedIn, answered);
  attachFiles(seed, place, sectionId, files, handedIn, answered);
  const submit = { action: 'submit', from: Incomplete, to: Confirming, at: handedIn, actor: place.user };
  addSectionMove(seed, place, sectionId, submit);
  const sentBack = { action: 'return', from: Confirming, to: Rejected, at: back, actor: jmac };
  addSectionMove(seed, place, sectionId, { ...sentBack, comment: '7件の確認事項があります。' });
  const given = { sectionId, number: 1, at: back, by: jmac, dueOn: businessDay(seed, 4) };
  addFindings(seed, place, given, findingsOf(files, answered));
  markReturned(seed, place, given, { at: handedIn, count: 1 });
};
