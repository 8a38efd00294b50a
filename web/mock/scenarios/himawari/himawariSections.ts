import {
  ActorKind,
  DocumentCheckStatus,
  DocumentType,
  SectionHistoryAction,
  SectionKind,
} from '#web/api/generated/enums.ts';
import { type Section, sectionFile, sectionSummary, uuid } from '../sectionParts.ts';
import { returnItems } from './himawariFindings.ts';

const myPage = {
  id: 3,
  displayCode: '4003',
  projectId: 4,
  projectName: 'R4補 外食産業事業成長支援補助金（第2次）',
  corporationId: 7,
  corporationName: '株式会社ひまわり給食センター',
  planTitle: 'セントラルキッチン整備による在宅向け弁当の拡大',
};

/** The delivery note as the list of the my page has it. */
export const returnedSummary = sectionSummary({
  id: 23,
  mypageId: myPage.id,
  version: 6,
  kind: SectionKind.Voucher,
  documentType: DocumentType.VoucherDelivery,
  title: '納品書',
  status: DocumentCheckStatus.Rejected,
  branchNumber: '2-3',
  voucherGroup: '厨房機器一式／見本厨房機器株式会社',
  returnDueOn: '2026-11-27',
  daysLeft: 4,
  fileCount: 5,
  returnItemCount: 7,
  openReturnItemCount: 2,
});

const history: Section['history'] = [
  {
    id: 2,
    action: SectionHistoryAction.Returned,
    fromStatus: DocumentCheckStatus.Confirming,
    toStatus: DocumentCheckStatus.Rejected,
    actorKind: ActorKind.Admin,
    actorName: '事務局 花子',
    isOnBehalf: false,
    comment: '指摘 7件',
    fileName: null,
    createdAt: '2026-11-18T06:12:00.000Z',
  },
  {
    id: 1,
    action: SectionHistoryAction.Submitted,
    fromStatus: DocumentCheckStatus.Incomplete,
    toStatus: DocumentCheckStatus.Confirming,
    actorKind: ActorKind.User,
    actorName: '向井 陽子',
    isOnBehalf: false,
    comment: null,
    fileName: null,
    createdAt: '2026-11-13T02:05:00.000Z',
  },
];

/** Returned with seven findings, five of them answered. */
export const returnedSection: Section = {
  ...returnedSummary,
  allowedExtensions: ['.pdf', '.jpg', '.png', '.zip'],
  maxBytes: 52_428_800,
  maxFiles: 20,
  guidance: {
    what: '納品日・宛名・型番の入った納品書と、設置した設備の写真を出してください。',
    why: '発注した物がすべて納められ、補助対象の設備であることを確認します。',
    because: null,
    points: [
      '納品日・宛名・型番・数量がある',
      '発注書（2-2）と品名・数量が同じ',
      '納品日が事業期間の中にある',
    ],
    note: null,
    template: null,
  },
  changeRequest: null,
  taxReport: null,
  usualReturnDueOn: '2026-11-30',
  needsJmacCheck: true,
  needsMaffCheck: false,
  submitterComment: null,
  files: [
    sectionFile(32, {
      fileName: '納品書_スチームコンベクション.pdf',
      sizeBytes: 1_258_291,
      versionNumber: 2,
      replacedFileId: uuid(22),
      uploadedAt: '2026-11-20T01:31:00.000Z',
      isSubmitted: false,
    }),
    sectionFile(33, {
      fileName: '納品書_ブラストチラー_2回目.pdf',
      sizeBytes: 1_052_102,
      uploadedAt: '2026-11-20T01:36:00.000Z',
      isSubmitted: false,
    }),
    sectionFile(22, { fileName: '納品書_スチームコンベクション.pdf', sizeBytes: 1_203_520 }),
    sectionFile(23, { fileName: '納品書_ブラストチラー.pdf', sizeBytes: 1_003_520 }),
    sectionFile(24, { fileName: '納品書_真空包装機.pdf', sizeBytes: 1_780_000 }),
  ],
  checks: [],
  returnItems,
  checklist: [],
  history,
  receipts: [{ id: uuid(90), number: 'R-4003-0102', issuedAt: '2026-11-13T02:05:12.000Z' }],
  openedAt: '2026-11-16T00:10:00.000Z',
  assigneeName: '事務局 花子',
  onBehalf: null,
  mypage: myPage,
  availableActions: [
    { action: 'submit', allowed: false, reason: 'いまの状態では提出できません' },
    { action: 'resubmit', allowed: false, reason: '差戻し項目にすべて回答すると再提出できます' },
    { action: 'pullBack', allowed: false, reason: 'いまの状態では取り消せません' },
  ],
};

/** The same paper before it was first handed in. */
export const freshSection: Section = {
  ...returnedSection,
  status: DocumentCheckStatus.Incomplete,
  version: 1,
  dueOn: '2026-12-02',
  returnDueOn: null,
  daysLeft: 7,
  files: [],
  fileCount: 0,
  returnItems: [],
  returnItemCount: 0,
  openReturnItemCount: 0,
  submittedAt: null,
  openedAt: null,
  history: [],
  receipts: [],
  availableActions: [
    { action: 'submit', allowed: false, reason: 'ファイルを1件以上登録すると提出できます' },
    { action: 'resubmit', allowed: false },
    { action: 'pullBack', allowed: false },
  ],
};

/** Handed in, not opened by the desk yet: it can be pulled back. */
export const submittedSection: Section = {
  ...returnedSection,
  status: DocumentCheckStatus.Confirming,
  version: 7,
  daysLeft: null,
  openReturnItemCount: 0,
  openedAt: null,
  submittedAt: '2026-11-20T02:04:37.000Z',
  submitterComment: '2回に分けて納品されたため、納品書が2枚あります。',
  returnItems: [],
  returnItemCount: 0,
  files: returnedSection.files.map((file) => ({ ...file, isSubmitted: true })),
  receipts: [
    { id: uuid(91), number: 'R-4003-0127', issuedAt: '2026-11-20T02:04:37.000Z' },
    ...returnedSection.receipts,
  ],
  availableActions: [
    { action: 'submit', allowed: false },
    { action: 'resubmit', allowed: false },
    { action: 'pullBack', allowed: true },
  ],
};

/** Everything in order. */
export const confirmedSection: Section = {
  ...submittedSection,
  status: DocumentCheckStatus.Confirmed,
  openedAt: '2026-11-20T05:00:00.000Z',
  availableActions: [{ action: 'pullBack', allowed: false, reason: '確認が終わっています' }],
};
