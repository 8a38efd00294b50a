/** What happened, and what a partner does about it. */
type Advice = { readonly cause: string; readonly cure: string };

/** By the code of the catalogue. */
export const errorAdvice: Readonly<Record<number, Advice>> = {
  1000: {
    cause: 'ログインした人の種別、または連携キーの scope・接続元では、この操作を行えません。',
    cure: '操作の一覧で、必要な役割と scope を確認してください。連携キーの範囲は、事務局が変えられます。同じ鍵で送り直しても結果は変わりません。',
  },
  1001: {
    cause: '必要な項目が、本文・問い合わせ・ヘッダーのどこかにありません。',
    cure: 'errors の pointer が示す項目を加えて、送り直してください。',
  },
  1002: {
    cause: '本文を JSON として読めないか、本文が長すぎます。',
    cure: 'Content-Type を application/json にし、UTF-8 の正しい JSON を、上限より短く送ってください。',
  },
  1003: {
    cause: 'ファイルの種類・大きさ・中身のいずれかを受け付けられません。',
    cure: '対応する拡張子と大きさを確認し、開けるファイルを multipart/form-data で送ってください。',
  },
  1004: {
    cause:
      '値の誤り、いまの状態では行えない操作、読んだ後の変更など、内容に問題があります。reason と HTTP ステータスで見分けます。',
    cure: '400 は errors の項目を直します。409 は記録を読み直し、allowedActions の操作を選びます。412 は読み直してから変更をやり直します。',
  },
  1005: {
    cause: '番地か番号の記録がないか、呼び出した人やキーからは見えません。',
    cure: '番号を一覧から取り直してください。見えない記録と存在しない記録は、区別せずに 404 を返します。',
  },
  1006: {
    cause:
      'セッションやキーがないか、正しくありません。ログインのときは、メールアドレスかパスワードが違います。',
    cure: 'ヘッダーの名前と値を確かめ、ログインし直してください。連携キーは Authorization: Bearer に入れます。',
  },
  1007: {
    cause: 'セッションが一定時間使われなかったか、連携キーの最終日が過ぎました。',
    cure: 'ログインし直してください。連携キーは、事務局に期限の延長を依頼してください。',
  },
  1008: {
    cause: '他の端末でパスワードが変わったか、連携キーが停止されました。',
    cure: '新しいパスワードでログインし直してください。連携キーは、事務局に新しいキーを依頼してください。',
  },
  1009: {
    cause: 'このメールアドレスは、すでに登録されています。',
    cure: '別のメールアドレスを使うか、登録済みの人の情報を変更してください。',
  },
  1100: {
    cause: '短い時間に呼び出しが集中しました。',
    cure: 'Retry-After の秒数を待ってから、同じ要求を送ってください。POST には同じ Idempotency-Key を付けます。',
  },
  1101: {
    cause: 'データベース、ファイルの保管先、ウイルス検査などが、いまは応答できません。',
    cure: 'Retry-After の秒数を待ってから、同じ要求を送ってください。何も保存されていないか、Idempotency-Key で1回にまとまります。',
  },
  1102: {
    cause: '支払や書き出しなど、二要素認証を直前に確かめる操作です。',
    cure: '認証アプリのコードかパスキーで確認してから、同じ要求を送ってください。連携キーの読み出しでは起きません。',
  },
  1199: {
    cause: 'サーバーの中で思わぬことが起きました。送信内容は保存されていません。',
    cure: '少し待ってやり直してください。続くときは、requestId を添えて事務局へお知らせください。',
  },
};

/** By reason, where it says more than its code. */
export const reasonAdvice: Readonly<Record<string, Advice>> = {
  requestTooSlow: {
    cause: '要求の送信に時間がかかりすぎたため、途中で打ち切りました。',
    cure: '回線を確かめて、もう一度送ってください。',
  },
  headersTooLarge: {
    cause: 'ヘッダーが長すぎます。',
    cure: '不要な Cookie やヘッダーを除いてください。',
  },
  fileTooLarge: { cause: 'ファイルが上限より大きいです。', cure: '分けるか、圧縮して送ってください。' },
  unsupportedFile: {
    cause: '本文の種類（Content-Type）が、この操作で受け付けるものと違います。',
    cure: 'ファイルは multipart/form-data で、ほかは application/json で送ってください。',
  },
  invalidParameter: {
    cause: '項目の値が、形・長さ・範囲・業務の決まりに合いません。',
    cure: 'errors の pointer と message に従って直してください。',
  },
  keyReused: {
    cause: '同じ Idempotency-Key で、前と違う内容が送られました。',
    cure: '内容ごとに新しい UUID を作ってください。',
  },
  notAllowedNow: {
    cause: 'いまの状態や、ほかの人の作業のため、この操作は行えません。',
    cure: '記録を読み直し、allowedActions（または availableActions）にある操作を選んでください。',
  },
  alreadyExists: {
    cause: '同じものが、すでに登録されています。',
    cure: '登録済みの記録を読んで、それを変更してください。',
  },
  limitReached: {
    cause: '登録できる件数の上限に達しています。',
    cure: '使わないものを減らしてから、やり直してください。',
  },
  outsidePeriod: {
    cause: '応募の受付期間の前か後です。',
    cure: '事業の applicationOpensAt と applicationClosesAt を確認してください。時刻は /api/meta/server_time が決めます。',
  },
  fileNotReady: {
    cause: 'ファイルの検査が終わっていないか、検査で止まりました。',
    cure: 'scanStatus が 1 になるのを待って読んでください。2 と 3 は、正しいファイルを送り直します。',
  },
  otherAccount: {
    cause: 'X-Page-Owner が示す人とは別の人のセッションで呼び出しました。',
    cure: 'その人のセッションで呼び出すか、ヘッダーを外してください。何も変わっていません。',
  },
  recordChanged: {
    cause: '読んだ後に、ほかの人が同じ記録を変えました。',
    cure: '読み直して新しい ETag を取り、違いを確かめてから変更をやり直してください。',
  },
  rangeNotSatisfiable: {
    cause: 'Range が、ファイルの長さを超えています。',
    cure: 'Content-Range で長さを確かめ、初めから受け取り直してください。',
  },
};
