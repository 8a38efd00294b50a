import * as accessWords from '#rules/words/access.ts';
import { frontTexts } from '#web/parts/text/frontTexts.ts';

const words = {
  title: 'ログイン',
  admin: {
    lead: '管理者用ログイン',
    foot: '権限のない方の利用を禁じます。操作はすべて記録されます。',
  },
  user: {
    over: '{fiscalYear}　第{round}次公募　採択事業者の方へ',
    overPlain: '採択事業者の方へ',
    title: 'マイページにログイン',
    lead: '交付申請や実績報告などの書類を、ここから提出します。',
    emailHelp: '採択のお知らせに記載したアドレスです',
    forgotten: 'パスワードを忘れたとき・初めて設定するとき',
    forgottenWithoutProject:
      'パスワードを忘れたときや初めて設定するときは、採択のお知らせにあるログインページを開いてください。',
  },
  application: {
    over: '{fiscalYear}　第{round}次公募　応募する方へ',
    title: '応募の続きにログイン',
    lead: '作成中の応募の続き、提出した応募の確認や修正は、ここから行います。',
    emailHelp: '応募を始めたときに登録したアドレスです',
    start: '初めて応募する方：募集の案内を見る',
  },
  email: accessWords.accountEmail,
  password: accessWords.accountPassword,
  submit: 'ログインする',
  busy: 'ログインしています',
  forgotten: 'パスワードを忘れたとき',
  errors: {
    required: '入力してください',
  },
  failed: {
    title: 'ログイン処理に失敗しました',
    credentials: 'メールアドレスとパスワードを確認して、もう一度お試しください。',
    retryAfter: '{minutes}分後（{time}以降）に、もう一度お試しください。',
    retryAfterSeconds: '{seconds}秒後に、もう一度お試しください。',
    unreachable: 'サーバーにつながりません。インターネットの接続を確かめて、もう一度お試しください。',
    other: '時間をおいて、もう一度お試しください。',
  },
  reason: {
    loggedOut: 'ログアウトしました',
    expired: '一定時間操作がなかったため、ログアウトしました。もう一度ログインしてください。',
    invalidated:
      'ほかの端末でパスワードが変更されたか、ログインが終えられたため、ログアウトしました。もう一度ログインしてください。',
    unauthorised: '続けるにはログインしてください',
  },
  ways: {
    or: 'または',
    title: '外部アカウントでのログイン',
    with: '{label}でログイン',
    finishing: 'ログインしています',
    back: '元の画面へ戻る',
    linkFailed: '外部アカウントを連携できませんでした',
  },
  unknown: {
    title: 'ログインページが見つかりません',
    text: 'アドレスが変わったか、公開が終わった事業です。お知らせやメールにあるリンクから、もう一度開いてください。',
  },
  loadFailed: {
    title: '事業の情報を読み込めませんでした',
    retry: 'もう一度読み込む',
  },
  news: {
    title: '事務局からのお知らせ',
    important: '重要',
    all: 'お知らせをすべて見る',
  },
  desk: {
    title: 'お困りのとき',
    mail: 'メールで問い合わせる',
    questions: 'よくある質問を見る',
  },
};

export const authText = frontTexts(words);
