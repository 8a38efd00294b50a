import { ChecklistResult, DocumentCheckStatus, ReviewerKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { problem, reply } from '../../reply.ts';
import { rowsAsked } from '../../rows.ts';
import { deskWorld } from '../../world/world.ts';
import { adminMyPageHandlers, countedRows } from '../myPages/adminMyPages.ts';
import { workCountsOf } from '../office/workCounts.ts';
import { findingDraftHandlers } from './findingDrafts.ts';

type Schemas = components['schemas'];

const { Ok, None, Finding } = ChecklistResult;
const { Confirming, MAFFConfirming, Confirmed, Rejected } = DocumentCheckStatus;

const offers = (checklist: readonly Schemas['ChecklistItem'][]): Schemas['AvailableAction'][] => {
  const isComplete = checklist.every(({ result }) => result !== None && result !== Finding);
  const reason = 'チェック項目をすべて確認済み（問題なし・対象外）にすると、確認済みにできます';
  return [
    { action: 'return', allowed: true },
    isComplete ? { action: 'confirm', allowed: true } : { action: 'confirm', allowed: false, reason },
  ];
};

const order = deskWorld.saw('getSection', 234);

/** Three of its items: enough to answer them all by key. */
const checklist = order.checklist.filter(({ key }) =>
  ['formComplete', 'orderedAfterDecision', 'matchesQuotation'].includes(key),
);

/** Stories draw it: a browser of the tests shows no PDF at once. */
export const asPicture = <Of extends Schemas['SectionFile']>(file: Of): Of => ({
  ...file,
  ...{ fileName: file.fileName.replace('.pdf', '.png'), contentType: 'image/png', pageCount: 1 },
});

/** Handed in, and nothing said of it yet. */
const waiting = {
  ...{ version: 3, status: Confirming, returnDueOn: null, daysLeft: null },
  ...{ returnItems: [], returnItemCount: 0, openReturnItemCount: 0 },
  submittedAt: order.submittedAt ?? order.updatedAt,
  submitterComment: '控えを差し替えました。契約日は発注書のとおりです。',
  checklist,
  availableActions: offers(checklist),
};

/** 発注書（1-2） in its second version, waiting for the desk. */
export const orderOnDesk: Schemas['Section'] = {
  ...order,
  ...waiting,
  files: order.files.map(asPicture),
  history: order.history.slice(1),
};

/** Others of the pile: the next papers of the same deal. */
export const pile: Schemas['Section'][] = [
  orderOnDesk,
  { ...orderOnDesk, id: 235, title: '納品書', branchNumber: '1-3' },
  { ...orderOnDesk, id: 236, title: '検収書', branchNumber: '1-4' },
];

/** The payment list, handed in as it stands in the product. */
export const listOnDesk: Schemas['Section'] = { ...deskWorld.saw('getSection', 216), ...waiting };

/** On its way through the ministry. */
export const atMinistry: Schemas['Section'] = {
  ...orderOnDesk,
  status: MAFFConfirming,
  needsMaffCheck: true,
  checklist: checklist.map((each) => ({ ...each, result: Ok })),
  availableActions: [
    { action: 'maffSendBack', allowed: true, needsReason: true },
    { action: 'maffApprove', allowed: true },
  ],
};

/** Sent back: the business is at work. */
export const returnedOnDesk: Schemas['Section'] = { ...order, files: orderOnDesk.files };

/** A document as a row of the list of documents. */
export const queueItem = (section: Schemas['Section']): Schemas['SectionQueueItem'] => ({
  id: section.id,
  mypageId: section.mypageId,
  version: section.version,
  kind: section.kind,
  documentType: section.documentType,
  title: section.title,
  sequence: section.sequence,
  isRequired: section.isRequired,
  uploader: section.uploader,
  status: section.status,
  dueOn: section.dueOn,
  returnDueOn: section.returnDueOn,
  isOverdue: section.isOverdue,
  daysLeft: section.daysLeft,
  branchNumber: section.branchNumber,
  voucherGroup: section.voucherGroup,
  member: section.member,
  fileCount: section.fileCount,
  returnItemCount: section.returnItemCount,
  openReturnItemCount: section.openReturnItemCount,
  submittedAt: section.submittedAt,
  confirmedAt: section.confirmedAt,
  updatedAt: section.updatedAt,
  mypage: section.mypage,
  priority: 2,
  ageBusinessDays: 2,
  returnedOn: section.status === Rejected ? '2026-11-12' : null,
  waitingFor: ReviewerKind.JMAC,
  assigneeName: '事務局 花子',
});

const isUpdate = (body: unknown): body is Schemas['AdminSectionUpdate'] =>
  typeof body === 'object' && body !== null && 'id' in body;

const after = (section: Schemas['Section'], update: Schemas['AdminSectionUpdate']): Schemas['Section'] => {
  const answers = new Map(update.checklist?.map(({ key, result }) => [key, result]));
  const answered = section.checklist.map((each) => ({
    ...each,
    result: answers.get(each.key) ?? each.result,
  }));
  const status =
    update.action === 'return' ? Rejected : update.action === undefined ? section.status : Confirmed;
  return {
    ...section,
    version: section.version + 1,
    status,
    checklist: answered,
    availableActions: status === Confirming ? offers(answered) : [],
  };
};

/** What was sent to the desk's operation, in order; a story looks at it. */
export type DeskLog = Schemas['AdminSectionUpdate'][];

/**
 * A desk that works: three documents wait, and each change leaves them as the server would.
 * @param log gets every change
 * @param laid the documents, in the order of the pile
 */
export const deskHandlers = (log: DeskLog = [], laid: readonly Schemas['Section'][] = pile): MockHandlers => {
  const sections = new Map(laid.map((section) => [section.id, section]));
  const find = (id: unknown): Schemas['Section'] | undefined => sections.get(Number(id));
  const queue = () => [...sections.values()].map(queueItem);
  const missing = problem({ status: 404, code: 1005, detail: '見つかりませんでした。' });
  return {
    ...adminMyPageHandlers,
    ...findingDraftHandlers(),
    getReturnPhrases: reply(deskWorld.saw('getReturnPhrases')),
    ...workCountsOf({ ...countedRows, sections: queue }),
    listSections: ({ query }) => reply(rowsAsked(queue(), query)),
    getSection: ({ path }) => {
      const section = find(path.id) ?? (path.id === '1' ? orderOnDesk : undefined);
      return section === undefined ? missing : reply(section, section.version);
    },
    updateSection: ({ body, headers }) => {
      const section = isUpdate(body) ? find(body.id) : undefined;
      if (!isUpdate(body) || section === undefined) return reply(orderOnDesk, orderOnDesk.version);
      if (headers.get('if-match') !== `"v${section.version}"`) {
        return problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' });
      }
      log.push(body);
      const changed = after(section, body);
      sections.set(section.id, changed);
      return reply(changed, changed.version);
    },
  };
};
