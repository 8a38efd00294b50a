type Change = { readonly day: string; readonly items: readonly string[] };

/** For designers: what looks, reads or behaves otherwise than before, and what they have to do. Newest first. */
export const CHANGES: readonly Change[] = [
  {
    day: '2026/11/26',
    items: [
      '検査員が端末に入れて、通信できない場所で書く画面（現地で書く検査）を加えました。送っていない物は「未送信」、送った物は「送信済み」と書きます。',
      '上の帯に、役割・配備・言葉（長い言葉、置き場所のキー）・文字 200 %・強制カラー・動きの道具を加えました。画面を直したら、「長い言葉」と「文字 200 %」でも見てください。',
      '「画面の一覧」に、すべての画面の12の状態を並べました。画面を足すときは stories/matrix/rows.ts に1行書きます。書かないと、テストが知らせます。',
      '言葉・アイコン・操作と画面・エラーの一覧のページを、ソースから作るようにしました。',
      '変更申請・完了後の報告・補助金の額・財産管理・返還の一覧は、見る権限がないとき、空の一覧ではなく「このページは利用できません」になります。',
      '短い選択（SegmentedChoice）は、電話の幅で言葉を折り返します。画面からはみ出しません。',
      '書類の確認の「前へ・次へ」は、見出しが長くても縦につぶれません。',
    ],
  },
];
