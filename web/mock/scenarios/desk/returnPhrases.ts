import { ReviewCategory } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';

type Schemas = components['schemas'];

const phrase = (reviewCategory: ReviewCategory, label: string, text: string): Schemas['ReturnPhrase'] => ({
  reviewCategory,
  label,
  text,
});

const { Document, Consistency } = ReviewCategory;

/** Ready sentences for a return item: some of those of the server. */
export const returnPhrases: Schemas['ReturnPhraseCatalog'] = {
  items: [
    phrase(Document, '日付の記載なし', '日付の記載がありません。日付の入った書類に差し替えてください。'),
    phrase(Document, '記入もれ', '記入されていない欄があります。すべての欄に記入してください。'),
    phrase(Document, '読めない', '文字が読み取れません。明るい場所で撮り直すか、スキャンし直してください。'),
    phrase(Document, '頁の不足', '一部の頁がありません。すべての頁を1つのファイルにして提出してください。'),
    phrase(
      Consistency,
      '発注日が決定前',
      '発注日が交付決定日より前です。発注書の控えをご確認のうえ、正しい書類を再提出してください。',
    ),
    phrase(
      Consistency,
      '金額の不一致',
      '見積書と金額が一致しません。金額が変わった理由が分かる書類を提出してください。',
    ),
    phrase(
      Consistency,
      '品名の不一致',
      '見積書と品名・型番が一致しません。同じ物であることが分かる書類を提出してください。',
    ),
    phrase(
      Consistency,
      '納期が期間外',
      '納期が事業期間を超えています。期間内の納期が分かる書類を提出してください。',
    ),
  ],
};
