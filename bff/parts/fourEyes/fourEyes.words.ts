import * as accessWords from '#rules/words/access.ts';
import * as recordWords from '#rules/words/records.ts';

/** Why somebody is no second person. */
export const fourEyesReasons = {
  unconfirmed: (day: string) =>
    `登録・変更されてから7日たっていないため、2人目にはなれません。確認済みの別の事務局（JMAC）に「管理者ユーザー」で確認してもらうか、${day}を待ってください。`,
  ownAct: 'ご自分で行ったことは承認できません。ほかの人が承認します。',
  madeByYou:
    'あなたが登録または変更した、まだ確認されていない管理者が行ったことは承認できません。ほかの人が承認します。',
};

/** What a connection gets at, in proposals about it. */
export const connectionWords = {
  everyRound: recordWords.everyProject,
  everywhere: '限らない',
  endless: 'なし',
  between: '、',
  scopes: accessWords.connectionScopes,
  rounds: '事業',
  addresses: '接続元',
  perMinute: '1分あたりの回数',
  expiresOn: '期限',
  events: accessWords.connectionEvents,
  url: '番地',
};
