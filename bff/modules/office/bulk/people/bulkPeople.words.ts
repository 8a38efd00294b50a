import * as corporationsWords from '#rules/words/corporations.ts';

const listed = (names: readonly string[]): string => names.join('、');

/** What is said about the people of many businesses: mails to them, log-ins that are stopped or go on. */
export const bulkPeopleTexts = {
  /** The names of the fields that each reader fills. */
  fields: { corporationName: corporationsWords.corporationName, personName: '担当者名', projectName: '事業' },
  noUser: '企業ユーザーが登録されていません。企業の画面で登録してください',
  noUserOfRound: 'この事業の企業ユーザーはいません',
  allStopped: (names: readonly string[]): string =>
    `企業ユーザーが無効になっています（${listed(names)}）。有効に戻すか、ほかの人を登録してください`,
  noneReached: (names: readonly string[]): string =>
    `メールが届いていません（${listed(names)}）。メールアドレスを確かめてください`,
  readers: (names: readonly string[]): string => `宛先：${listed(names)}`,
  others: (names: readonly string[]): string => `送らない人：${listed(names)}`,
  stoppedPerson: (name: string): string => `${name}（無効）`,
  unreachedPerson: (name: string): string => `${name}（メールが届かない）`,
  makes: (name: string, email: string): string => `宛先：${name}（${email}）`,
  stopped: '無効になっているため、送れません。先に有効に戻してください',
  unreached: 'このアドレスへのメールは届いていません。メールアドレスを確かめてください',
  hasPassword: 'すでにパスワードを決めているため、送りません',
  emailTaken:
    '同じメールアドレスの人が、この事業でログインしています。どちらかのメールアドレスを変えてください',
  roundMissing: 'どの事業の企業ユーザーかを選んでください',
  undoChanged: '行った後に変わったため、元に戻しませんでした',
} as const;
