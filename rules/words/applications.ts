export const applicationLabels = {
  code: '応募コード',
  applicant: '応募者',
  documents: '応募の書類',
  closesAt: '応募の締切',
  decision: '採択の決定',
  conditions: '採択の条件',
  adoptedAmount: '採択額',
  adoptedAmountYen: '採択額（円）',
  subsidyAmount: '補助金申請額',
} as const;
