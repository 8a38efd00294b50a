import { yenLimitText, yenText } from '#rules/figure.ts';

/** How a proposal is called in the trail: by its undertaking and its number there. */
export const amountProposalName = (planTitle: string, kind: string, number: number): string =>
  `${planTitle}・${kind}（第${number}号）`;

/** Words of the calculation and of its steps. */
export const amountTexts = {
  withoutPlan: '補助対象経費（内訳の登録なし）',
  basisChanged: '計算のもとになった経費・計画・金額、または事業の状態が変わったため、自動で差し戻しました',
} as const;

/** Why an amount cannot be proposed, checked or approved now; each says what to do first. */
export const amountReasons = {
  notProgressing: '交付決定の額は、事業が実施中のあいだだけ起案できます',
  resultOpen: '額の確定は、実績の確認が終わってから起案してください',
  noGrant: '交付決定額がありません。先に交付決定をしてください',
  nothingEligible: '補助対象経費が登録されていません。経費の計画または補助対象経費を先に登録してください',
  open: 'この額の起案が、確認・承認の途中にあります。そちらを進めるか、差し戻してから起案し直してください',
  ownCheck: '起案した本人は確認できません。ほかの担当者に確認を依頼してください',
  ownApproval: '起案または確認をした本人は承認できません。ほかの担当者に承認を依頼してください',
  notApproved:
    '承認された額の起案がありません。「支払」のタブで額を起案し、ほかの2人の確認と承認を受けてください',
  stale: '起案の後に、計算のもとになった経費・計画・金額が変わりました。差し戻して、起案し直してください',
} as const;

/** Sentences about what somebody writes into a proposal. */
export const amountMessages = {
  aboveCeiling: (ceiling: number): string => `${yenText(ceiling)}以下の額を入力してください`,
  unit: (unit: number): string => `${yenLimitText(unit)}単位で入力してください`,
  deviationReason: (calculated: number): string =>
    `計算による額（${yenText(calculated)}）と違う額にする理由を入力してください`,
  returnReason: '差し戻す理由を入力してください',
  onlyWhenProposed: '額は、起案し直すときだけ入力できます',
} as const;
