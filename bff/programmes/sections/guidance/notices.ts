import type { Guidance } from '../sectionTypes.ts';

const keep = '通知書は、事業が終わった後も5年間保管してください。';

/** Papers that the secretariat issues: the business only reads and keeps them. */
export const noticeGuidance: { readonly [key: string]: Guidance } = {
  AdoptionNotice: {
    what: '採択が決まったことをお知らせする通知書です。',
    why: '交付申請に進むために、採択の内容と条件を確認していただきます。',
    points: [
      '事業計画名と条件を確認してください。',
      '交付決定までは、契約・発注・購入をしないでください。',
      keep,
    ],
  },
  AdoptionSupplement: {
    what: '補助対象になる経費を示した評価表です。',
    why: '交付申請の経費内訳書に、評価の結果を反映していただくためです。',
    points: ['対象外とされた経費を、経費内訳書から除いてください。', '分からない点は窓口にお尋ねください。'],
  },
  Ing2EvaluationSheet: {
    what: '補助対象になる経費を示した評価表です。',
    why: '交付申請の経費内訳書に、評価の結果を反映していただくためです。',
    points: ['対象外とされた経費を、経費内訳書から除いてください。', '分からない点は窓口にお尋ねください。'],
  },
  GrantDecisionNotice: {
    what: '補助金の交付が決まったことをお知らせする通知書です。',
    why: '交付決定日より後に、契約・発注・購入ができるようになります。',
    points: [
      '交付決定日・交付決定額・条件を確認してください。',
      '取り下げるときは、通知を受けた日から15日以内に届け出てください。',
      keep,
    ],
  },
  ChangeApprovalNotice: {
    what: '計画の変更を承認したことをお知らせする通知書です。',
    why: '承認の日より後に、変更した内容で進めることができます。',
    points: ['承認された内容と条件を確認してください。', keep],
  },
  DelayInstruction: {
    what: '遅延の届出に対する指示・承認の通知です。',
    why: 'これからの期限と進め方を確認していただくためです。',
    points: ['指示された期限を確認してください。', keep],
  },
  SuspensionApprovalNotice: {
    what: '中止・廃止を承認したことをお知らせする通知書です。',
    why: '承認の日と、その後の手続きを確認していただくためです。',
    points: ['支払い済みの経費の扱いを確認してください。', keep],
  },
  ResultConfirmationNotice: {
    what: '補助金の額の確定（補助金の最終額の決定）をお知らせする通知書です。',
    why: '精算払の請求は、この通知書の確定額で行います。',
    points: ['確定額を確認してください。', '10営業日以内に精算払請求書を提出してください。', keep],
  },
};
