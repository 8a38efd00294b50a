/** Sentences about accounts at providers of OpenID Connect. */
export const identityMessages = {
  beginAgain:
    'ログインを続けられませんでした。時間がたったか、別の画面で始めたログインです。ログイン画面から、もう一度お試しください',
  /** The same whether nobody is meant, he is stopped, or his account is linked otherwise. */
  unknown:
    'このアカウントではログインできません。登録されたメールアドレスのアカウントを選ぶか、事務局にお問い合わせください',
  unverified: (label: string): string =>
    `${label}でメールアドレスが確認されていないため、ログインできません。${label}で確認を済ませるか、ほかの方法でログインしてください`,
  refused: (label: string): string =>
    `${label}からの応答を確認できませんでした。ログイン画面から、もう一度お試しください`,
  turnedBack: (label: string): string =>
    `${label}でのログインが取りやめられました。続けるときは、ログイン画面から、もう一度お試しください`,
  unreachable: (label: string): string =>
    `${label}に接続できません。しばらくしてから、もう一度お試しください。続くときは、事務局にお問い合わせください`,
  foreignPage:
    'この画面のアドレスからは、外部アカウントでログインできません。いつものアドレスから開いてください',
  passwordsOff:
    'パスワードではログインできません。ログイン画面の外部アカウントのボタンから、ログインしてください',
  alreadyLinked: (label: string): string =>
    `${label}は連携済みです。別のアカウントにするときは、先に連携を解除してください`,
  ofAnother: (label: string): string =>
    `この${label}のアカウントは、ほかの利用者に連携されています。別のアカウントを選んでください`,
  lastStays:
    'パスワードではログインできないため、最後の1つの連携は解除できません。先に別のものを連携してください',
} as const;
