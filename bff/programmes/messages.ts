/** Sentences of the forms that the common rules (rules/messages) do not have. Each says what to do. */
const sentences = {
  enter: '{label}を入力してください',
  select: '{label}を選択してください',
  attach: '「{label}」を添付してください',
  tick: '「{label}」を確認し、チェックを入れてください',
  mustApply: '「{label}」ことが応募の条件です。応募の要件をご確認ください',
  subsidyRule:
    '補助対象経費の{numerator}/{denominator}以内（{unit}未満は切捨て）。下限{minimum}、上限{maximum}です。',
  raisedMaximum: '{maximum}（取組Aの経費を含むときは{raised}）',
  eligibleAboveAmount: 'うち補助対象額は、金額（税抜）以下にしてください',
  unitPrice: '数量×単価（{product}円）と金額が違います。金額を確認してください',
  quotation: '{row} {label}：{name}1件{from}以上の経費です。この行に{label}を添付してください',
  rowName: '「{name}」は',
} as const;

type SentenceKey = keyof typeof sentences;

/** A sentence with its values filled in. */
export const sentence = (
  key: SentenceKey,
  values: { readonly [name: string]: string | number } = {},
): string => sentences[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
