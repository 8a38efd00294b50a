import { DocumentCheckStatus, ReviewCategory } from '#bff/contract/generated/enums.ts';
import { backOffice, jmac, type SeedActor } from './actors.ts';
import { at, businessDay, date, minutesAgo, type Seed, workday } from './context.ts';
import type { Content, SeedFile } from './files.ts';
import type { Place } from './myPages.ts';
import { DATE_AREA, printPaper } from './papers.ts';
import { picture } from './png.ts';
import { voucherContent } from './sectionPapers.ts';
import { addReceipt, addSectionFile, addSectionMove } from './sectionRows.ts';
import { type DealSections, voucherDay } from './vouchers.ts';

const { Confirming, Incomplete, Rejected } = DocumentCheckStatus;

const sectionAt = (deals: readonly DealSections[], number: number, column: number): number => {
  const id = deals[number - 1]?.sections[column]?.id;
  if (id === undefined) throw new RangeError(`no voucher ${number}-${column + 1}`);
  return id;
};

const rowOf = ({ rows }: Seed, id: number) => {
  const row = rows.section.find((section) => section.id === id);
  if (row === undefined) throw new RangeError(`no section ${id}`);
  return row;
};

const addFile = (
  seed: Seed,
  place: Place,
  sectionId: number,
  fileName: string,
  content: Content,
  when: Date,
): SeedFile =>
  seed.files.add({
    purpose: 'section',
    mypageId: place.id,
    sectionId,
    fileName,
    content,
    at: when,
    by: place.user,
  });

type Return = {
  readonly sectionId: number;
  readonly number: number;
  readonly at: Date;
  readonly by: SeedActor;
  readonly dueOn: string;
};

type Finding = {
  readonly comment: string;
  readonly category: number;
  readonly fileId?: string;
  readonly page?: number;
  readonly area?: typeof DATE_AREA;
  readonly answer?: {
    readonly comment: string;
    readonly fileIds: readonly string[];
    readonly at: Date;
    readonly isHandedIn: boolean;
  };
};

const answerColumns = ({ answer }: Finding, { user }: Place) =>
  answer === undefined
    ? {}
    : {
        answerKind: 'corrected',
        answerComment: answer.comment,
        answerFileIds: [...answer.fileIds],
        answeredAt: answer.at,
        answeredByKind: user.kind,
        answeredById: user.id,
        answeredByName: user.name,
      };

const addFindings = (seed: Seed, place: Place, back: Return, findings: readonly Finding[]): void => {
  findings.forEach((finding, index) => {
    const { comment, category, fileId = null, page = null, area, answer } = finding;
    const isResolved = answer?.isHandedIn ?? false;
    seed.rows.returnItem.push({
      sectionId: back.sectionId,
      returnNumber: back.number,
      number: index + 1,
      reviewCategory: category,
      fileId,
      page,
      ...(area ? { area } : {}),
      comment,
      dueOn: date(back.dueOn),
      status: isResolved ? 'resolved' : 'open',
      createdById: back.by.id ?? 0,
      createdByName: back.by.name,
      ...answerColumns(finding, place),
      resolvedAt: isResolved ? answer?.at : null,
      resolvedById: isResolved ? back.by.id : null,
      createdAt: back.at,
      updatedAt: answer?.at ?? back.at,
    });
  });
  const first = findings[0];
  seed.rows.sectionCheck.push({
    sectionId: back.sectionId,
    reviewer: back.by === backOffice ? 0 : 1,
    category: first?.category ?? ReviewCategory.Document,
    status: Rejected,
    comment: first?.comment ?? '',
    isVisibleToUser: true,
    checkedById: back.by.id,
    checkedAt: back.at,
    createdAt: back.at,
    updatedAt: back.at,
  });
};

const submitted = (
  seed: Seed,
  place: Place,
  back: Return,
  submission: { readonly at: Date; readonly count: number },
): void => {
  Object.assign(rowOf(seed, back.sectionId), {
    status: Rejected,
    submissionCount: submission.count,
    submittedAt: submission.at,
    submittedByKind: place.user.kind,
    submittedById: place.user.id,
    openedAt: new Date(submission.at.getTime() + 30 * 60_000),
    openedById: back.by.id,
    returnDueOn: date(back.dueOn),
    updatedAt: back.at,
    version: 1 + submission.count * 2,
  });
};

/** 5014, order 1-2: handed in twice, sent back twice; the finding points at the date on page 1. */
const returnOrder = (seed: Seed, place: Place, deals: readonly DealSections[]): void => {
  const sectionId = sectionAt(deals, 1, 1);
  const deal = deals[0]?.deal;
  if (deal === undefined) return;
  const [first, firstBack] = [at(seed, workday(seed, -10), '09:20'), at(seed, workday(seed, -8), '16:05')];
  const [second, secondBack] = [at(seed, workday(seed, -1), '10:42'), minutesAgo(seed, 40)];
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
  const v1 = addFile(
    seed,
    place,
    sectionId,
    '5014_発注書_豆腐製造ライン.pdf',
    paper('（控え・番号なし）'),
    first,
  );
  const v2 = addFile(
    seed,
    place,
    sectionId,
    '5014_発注書_豆腐製造ライン_再提出.pdf',
    paper('MK-2607-031'),
    second,
  );
  const receipt1 = addReceipt(seed, place, sectionId, {
    number: 1,
    at: first,
    files: [{ ...v1, versionNumber: 1 }],
  });
  const receipt2 = addReceipt(seed, place, sectionId, {
    number: 2,
    at: second,
    files: [{ ...v2, versionNumber: 2 }],
  });
  const replacesId = addSectionFile(seed, sectionId, {
    file: v1,
    at: first,
    receiptId: receipt1,
    removedAt: second,
  });
  addSectionFile(seed, sectionId, {
    file: v2,
    at: second,
    receiptId: receipt2,
    versionNumber: 2,
    replacesId,
  });
  const move = {
    submit: [Incomplete, Confirming],
    back: [Confirming, Rejected],
    again: [Rejected, Confirming],
  } as const;
  const comment = '控えを差し替えました。契約日は発注書のとおりです。';
  addSectionMove(seed, place, sectionId, {
    action: 'submit',
    from: move.submit[0],
    to: move.submit[1],
    at: first,
    actor: place.user,
  });
  addSectionMove(seed, place, sectionId, {
    action: 'return',
    from: move.back[0],
    to: move.back[1],
    at: firstBack,
    actor: backOffice,
    comment: '注文番号の記載がありません。',
  });
  addSectionMove(seed, place, sectionId, {
    action: 'resubmit',
    from: move.again[0],
    to: move.again[1],
    at: second,
    actor: place.user,
    comment,
  });
  const finding =
    '発注日が交付決定日より前の日付です。発注書の控えをご確認のうえ、正しい書類を再提出してください。';
  addSectionMove(seed, place, sectionId, {
    action: 'return',
    from: move.back[0],
    to: move.back[1],
    at: secondBack,
    actor: jmac,
    comment: finding,
  });
  const firstReturn = { sectionId, number: 1, at: firstBack, by: backOffice, dueOn: workday(seed, -1) };
  addFindings(seed, place, firstReturn, [
    {
      comment: '注文番号の記載がありません。番号のある控えに差し替えてください。',
      category: ReviewCategory.Document,
      fileId: v1.id,
      page: 1,
      answer: { comment, fileIds: [v2.id], at: second, isHandedIn: true },
    },
  ]);
  const back = { sectionId, number: 2, at: secondBack, by: jmac, dueOn: businessDay(seed, 5) };
  addFindings(seed, place, back, [
    { comment: finding, category: ReviewCategory.Consistency, fileId: v2.id, page: 1, area: DATE_AREA },
  ]);
  submitted(seed, place, back, { at: second, count: 2 });
  rowOf(seed, sectionId).submitterComment = comment;
};

const deliveryNote = (seed: Seed, place: Place, item: string, note: string) =>
  printPaper({
    title: '納品書',
    number: `番号　HK-${item.length}07`,
    dated: note,
    to: `${place.corporationName}　御中`,
    from: ['見本厨房株式会社', '〒000-0000', '東京都千代田区架空町7番7号'],
    lead: '下記のとおり納品いたします。',
    facts: [
      ['件名', '厨房機器一式'],
      ['納入場所', 'セントラルキッチン（大宮区架空町10番）'],
      ['立会者', place.user.name],
    ],
    items: [{ name: item, quantity: '1台', amount: 2_950_000 }],
    note: `備考：${workday(seed, -9)} に据え付けました。`,
  });

/** 4003, delivery 2-3: sent back with seven findings, of which five are answered and not yet handed in again. */
const returnDelivery = (seed: Seed, place: Place, deals: readonly DealSections[]): void => {
  const sectionId = sectionAt(deals, 2, 2);
  const [handedIn, back] = [at(seed, workday(seed, -7), '11:05'), at(seed, workday(seed, -2), '15:12')];
  const answered = minutesAgo(seed, 200);
  const file = (name: string, content: Content, when: Date) =>
    addFile(seed, place, sectionId, name, content, when);
  const steam1 = file(
    '納品書_スチームコンベクション.pdf',
    deliveryNote(seed, place, 'スチームコンベクション SC-10', '日付なし'),
    handedIn,
  );
  const chiller = file(
    '納品書_ブラストチラー.pdf',
    deliveryNote(seed, place, 'ブラストチラー BC-20', '令和8年10月2日'),
    handedIn,
  );
  const vacuum = file(
    '納品書_真空包装機.pdf',
    deliveryNote(seed, place, '真空包装機 VP-5', '令和8年10月2日'),
    handedIn,
  );
  const photo1 = file('設置写真.png', picture('before', 71), handedIn);
  const steam2 = file(
    '納品書_スチームコンベクション_訂正.pdf',
    deliveryNote(seed, place, 'スチームコンベクション SC-12', '令和8年10月2日'),
    answered,
  );
  const chiller2 = file(
    '納品書_ブラストチラー_2回目.pdf',
    deliveryNote(seed, place, 'ブラストチラー BC-20（2台目）', '令和8年10月6日'),
    answered,
  );
  const photo2 = file('設置写真_稼働.png', picture('after', 72), answered);
  const firstFiles = [steam1, chiller, vacuum, photo1];
  const receiptId = addReceipt(seed, place, sectionId, {
    number: 1,
    at: handedIn,
    files: firstFiles.map((one) => ({ ...one, versionNumber: 1 })),
  });
  const [steamEntry, , , photoEntry] = firstFiles.map((one, index) =>
    addSectionFile(seed, sectionId, {
      file: one,
      at: handedIn,
      receiptId,
      sequence: index + 1,
      ...(one === steam1 || one === photo1 ? { removedAt: answered } : {}),
    }),
  );
  addSectionFile(seed, sectionId, {
    file: steam2,
    at: answered,
    versionNumber: 2,
    ...(steamEntry === undefined ? {} : { replacesId: steamEntry }),
  });
  addSectionFile(seed, sectionId, { file: chiller2, at: answered, sequence: 5 });
  addSectionFile(seed, sectionId, {
    file: photo2,
    at: answered,
    versionNumber: 2,
    sequence: 4,
    ...(photoEntry === undefined ? {} : { replacesId: photoEntry }),
  });
  addSectionMove(seed, place, sectionId, {
    action: 'submit',
    from: Incomplete,
    to: Confirming,
    at: handedIn,
    actor: place.user,
  });
  addSectionMove(seed, place, sectionId, {
    action: 'return',
    from: Confirming,
    to: Rejected,
    at: back,
    actor: jmac,
    comment: '7件の確認事項があります。',
  });
  const answer = (comment: string, ...files: SeedFile[]) => ({
    answer: { comment, fileIds: files.map(({ id }) => id), at: answered, isHandedIn: false },
  });
  const { Consistency, Document, Report } = ReviewCategory;
  const due = { sectionId, number: 1, at: back, by: jmac, dueOn: businessDay(seed, 4) };
  addFindings(seed, place, due, [
    {
      comment: '納品日の記載がありません。',
      category: Document,
      fileId: steam1.id,
      page: 1,
      area: DATE_AREA,
      ...answer('日付の入った納品書に差し替えました（第2版）', steam2),
    },
    {
      comment: '型番が発注書と異なります。',
      category: Consistency,
      fileId: steam1.id,
      page: 1,
      ...answer('型番の訂正を業者に依頼し、差し替えました（第2版）', steam2),
    },
    {
      comment: '数量が発注書（2台）と異なります。',
      category: Consistency,
      fileId: chiller.id,
      page: 1,
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
    {
      comment:
        '宛名が「ひまわり弁当」になっています。宛名は、交付決定を受けた会社名（株式会社ひまわり給食センター）である必要があります。業者に訂正した納品書を依頼してください。',
      category: Document,
      fileId: vacuum.id,
      page: 1,
    },
    { comment: '保冷台車の納品書がありません。', category: Document },
  ]);
  submitted(seed, place, due, { at: handedIn, count: 1 });
};

/** What the desk has sent back. */
export const addReturns = (seed: Seed, place: Place, deals: readonly DealSections[]): void => {
  if (place.data.code === '5014') returnOrder(seed, place, deals);
  if (place.data.code === '4003') returnDelivery(seed, place, deals);
};
