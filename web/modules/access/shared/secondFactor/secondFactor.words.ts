import * as accessWords from '#rules/words/access.ts';
import { frontTexts } from '#web/parts/text/frontTexts.ts';

const words = {
  prove: {
    title: accessWords.accountSecondFactor,
    lead: 'もう一つの方法で、ご本人であることを確かめます。',
    code: '認証アプリのコード',
    codeHelp: '認証アプリに表示されている6桁の数字です',
    recovery: '回復コード',
    recoveryHelp: '登録したときに保存した、16文字のコードです。1つのコードは1回だけ使えます',
    useRecovery: '回復コードを使う',
    useCode: '認証アプリのコードを使う',
    lost: '認証アプリも回復コードも使えないときは、事務局（JMAC）のほかの管理者に、二要素認証の解除を依頼してください。',
    submit: '確認する',
    busy: '確認しています',
    passkey: 'パスキーで確認する',
    or: 'または',
    failed: '確認できませんでした',
  },
  errors: {
    required: '入力してください',
    digits: '6桁の数字を入力してください',
    cancelled: 'パスキーの操作が終わりませんでした。もう一度お試しください。',
    unsupported: 'このブラウザーではパスキーを使えません。',
    known: 'この端末のパスキーは登録済みです。',
    unreachable: 'サーバーにつながりません。インターネットの接続を確かめて、もう一度お試しください。',
    wait: '{minutes}分後に、もう一度お試しください。',
    waitSeconds: '{seconds}秒後に、もう一度お試しください。',
    other: '時間をおいて、もう一度お試しください。',
  },
  register: {
    title: '二要素認証の登録',
    lead: 'パスワードに加えて、もう一つの方法でご本人であることを確かめます。どちらかを登録してください。',
    app: '認証アプリを登録する',
    appText: 'スマートフォンのアプリに表示される6桁の数字を、ログインのときに入力します。',
    passkey: 'パスキーを登録する',
    passkeyText: '端末の指紋・顔・PIN、またはセキュリティキーで確認します。',
    back: 'ほかの方法を選ぶ',
  },
  app: {
    intro:
      'スマートフォンに認証アプリ（Google Authenticator、Microsoft Authenticatorなど）を入れてから始めてください。',
    start: 'QRコードを表示する',
    scan: '認証アプリでQRコードを読み取り、表示された6桁の数字を入力してください。',
    qr: '認証アプリに登録するQRコード',
    secret: 'QRコードを読み取れないときに入力するキー',
    name: '名前',
    nameHelp: 'どの端末かが分かる名前を付けます',
    defaultName: 'スマートフォンの認証アプリ',
    submit: '登録する',
    busy: '登録しています',
    failed: '登録できませんでした',
  },
  passkey: {
    intro: '次に、ブラウザーの案内に従って、指紋・顔・PINなどで確認してください。',
    defaultName: 'この端末のパスキー',
  },
  codes: {
    title: '回復コードを保存してください',
    text: '認証アプリやパスキーが使えなくなったときに、ログインするためのコードです。表示するのはこの一度だけです。1つのコードは1回だけ使えます。',
    list: '回復コード',
    paper: '補助事業管理ツールの回復コード（1つのコードは1回だけ使えます）',
    copy: 'コピーする',
    copied: 'コピーしました',
    notCopied: 'コピーできませんでした。書き写すか、印刷してください',
    print: '印刷する',
    done: '保存しました',
    goOn: '保存して続ける',
  },
  stepUp: {
    title: 'ご本人の確認',
    lead: '大切な操作のため、もう一度確認します。確認が済むと、操作の続きに進みます。',
    none: 'この操作には二要素認証が必要です。先に、認証アプリまたはパスキーを登録してください。',
    register: 'ログインの安全を開く',
  },
};

/** Texts of showing and registering a second factor, also before there is a session. */
export const secondFactorText = frontTexts(words);
