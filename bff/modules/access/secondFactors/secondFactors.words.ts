import * as recordWords from '#rules/words/records.ts';

/** Sentences about second factors. */
export const secondFactorMessages = {
  demanded: '二要素認証を必須にする種別',
  nobody: 'なし',
  between: '、',
  lower: (types: string) => `二要素認証の必須をはずす（${types}）`,
  lowerFollows: '承認されたときから、この種別の管理者は、パスワードだけでログインできます。',
  proveFirst: '認証アプリのコードまたはパスキーで確認してから、もう一度操作してください',
  registerFirst:
    'この操作には二要素認証が必要です。「ログインの安全」で認証アプリまたはパスキーを登録してください',
  wrongCode:
    'コードが違うか、使用済みです。認証アプリに新しいコードが表示されてから、もう一度入力してください',
  wrongRecoveryCode: '回復コードが違うか、使用済みです。ほかの回復コードを入力してください',
  wrongFirstCode: 'コードが違います。認証アプリに表示されている6桁のコードを入力してください',
  wrongPasskey: 'パスキーを確認できませんでした。もう一度お試しください',
  beginAgain: '時間がたったため、登録を続けられません。もう一度はじめから登録してください',
  nothingRegistered: '認証アプリまたはパスキーを先に登録してください',
  noPasskey: 'パスキーが登録されていません。認証アプリのコードまたは回復コードを入力してください',
  passkeyKnown: 'このパスキーは登録済みです。別の端末またはセキュリティキーで登録してください',
  passkeyRefused: 'パスキーを登録できませんでした。もう一度はじめから登録してください',
  tooMany: (most: number): string => `登録できるのは${most}件までです。使っていないものを削除してください`,
  lastStays: '二要素認証が求められているため、最後の1つは削除できません。先に別のものを登録してください',
  resetSelf: '自分自身の二要素認証は「ログインの安全」で変更してください',
  nothingToReset: '二要素認証は登録されていません',
} as const;

export const secondFactorTexts = {
  /** What an app and a passkey call the product. */
  issuer: recordWords.product,
} as const;
