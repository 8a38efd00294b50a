/** Sentences about webhooks. */
export const webhookMessages = {
  nameTaken: 'この名前の通知先がすでにあります。別の名前を入力してください',
  unknownRound: '選択した事業が見つかりません。画面を更新して、選び直してください',
  httpsOnly: 'https:// で始まる番地を入力してください',
  innerAddress: 'このサーバーの中につながる番地には送れません。外から届く番地を入力してください',
  withoutLogin: '番地には、ユーザー名とパスワードを入れないでください',
  tooMany: '使える通知先は50件までです。使っていない通知先を停止してから登録してください',
  isOff: '停止中の通知先には送れません。再開してから、もう一度お試しください',
  noSpan: '送り直す通知か、期間の初めと終わりを選んでください',
} as const;

/** What a second person reads of an address that is asked for. */
export const webhookProposals = {
  create: (name: string) => `通知先「${name}」を登録する`,
  widen: (name: string) => `通知先「${name}」の番地・知らせるできごとを変える`,
  rotate: (name: string) => `通知先「${name}」の署名の鍵を作り直す`,
  createFollows: '承認されたときから、ここに書いたできごとが、この番地に送られます。',
  secretFollows:
    '承認すると、署名の鍵が承認した人の画面に一度だけ表示されます。システムの担当者に安全な方法で渡してください。',
} as const;

/** Why a message did not arrive, by the words of the database. */
export const webhookFailures: { readonly [failure: string]: string } = {
  status: '受け取ったという応答（200番台）がありませんでした',
  timeout: '10秒以内に応答がありませんでした',
  connection: '通知先につながりませんでした',
  address: '通知先が、このサーバーの中につながる番地でした',
  off: '通知先が停止されたため、送りませんでした',
  secret: '署名の鍵を読み取れないため、送れませんでした。署名の鍵を作り直してください',
};
