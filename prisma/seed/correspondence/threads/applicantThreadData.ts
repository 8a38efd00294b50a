import type { SeedThread } from './threadData.ts';

/** Of applicants: one that was answered and is over, one that waits since days, one that came with a paper. */
export const applicantThreadData: readonly SeedThread[] = [
  {
    code: '6011',
    subject: '見積書の有効期限について',
    isClosed: true,
    messages: [
      {
        by: 'asker',
        on: -8,
        time: '14:10',
        body: '応募のときに付けた見積書の有効期限が、採択の前に切れてしまいます。取り直しが必要ですか。',
      },
      {
        by: 'jmac',
        on: -7,
        time: '10:05',
        body: '応募の時点で有効なものであれば、取り直しは要りません。交付申請のときに、あらためてお出しください。',
      },
      { by: 'asker', on: -7, time: '10:40', body: '分かりました。ありがとうございます。' },
      { by: 'jmac', kind: 'Note', on: -7, time: '11:00', body: 'よくある質問に載せることを検討する。' },
    ],
  },
  {
    code: '63007',
    subject: '産地との協定書は写しでよいか',
    messages: [
      {
        by: 'asker',
        on: -5,
        time: '16:25',
        body: '産地と結んだ協定書は、原本を先方が保管しています。写しの提出でよいですか。',
      },
      {
        by: 'cs',
        kind: 'Call',
        on: -1,
        time: '13:15',
        body: '回答がまだ届かないとの電話。担当に伝えると答えた。',
      },
    ],
  },
  {
    code: '6012',
    subject: '営業許可証の名義について',
    messages: [
      {
        by: 'asker',
        on: -1,
        time: '09:35',
        body: '営業許可証の名義が、屋号ではなく本名になっています。このままで差し支えないでしょうか。許可証の控えを付けます。',
        attachment: '営業許可証の控え.pdf',
      },
    ],
  },
];
