import type { MailFailure } from '#bff/core/outgoingMail.ts';

type Words = { readonly what: string; readonly act: string };

const CORRECT = '宛先の方に正しいアドレスを確かめ、登録のアドレスを直してから送り直してください。';
const MAINTAINER = 'メールサーバーの返事を添えて、保守の担当者に連絡してください。';

/** Why a mail did not arrive, and what a clerk does about it. */
const failures: { readonly [failure in MailFailure]: Words } = {
  unknownAddress: { what: '宛先のアドレスが見つかりません。', act: CORRECT },
  unknownDomain: { what: '宛先のアドレスの @ より後ろ（ドメイン）が見つかりません。', act: CORRECT },
  mailboxFull: {
    what: '宛先のメールボックスがいっぱいです。',
    act: '宛先の方に電話などで知らせ、空きができてから送り直してください。',
  },
  refused: {
    what: '宛先のメールサーバーが受け取りを断りました。',
    act: '宛先の方に、事務局からのメールを受け取る設定になっているか確かめ、送り直してください。続くときは保守の担当者に連絡してください。',
  },
  serverAway: {
    what: 'メールサーバーにつながりませんでした。',
    act: `時間をおいて送り直してください。続くときは、${MAINTAINER}`,
  },
  logIn: { what: '送信用のメールサーバーにログインできませんでした。', act: MAINTAINER },
  unsendable: { what: '宛先または件名の形が正しくないため、送れません。', act: CORRECT },
  switchedOff: {
    what: 'このシステムは、メールを送らない設定になっています。',
    act: '電話などで知らせてください。送るようにするには、保守の担当者に連絡してください。',
  },
  unknown: { what: 'メールサーバーが受け取りませんでした。', act: MAINTAINER },
};

/** The problem of a mail in plain words, with what happens next or what to do. */
export const mailProblem = (failure: MailFailure, isTriedAgain: boolean): string => {
  const { what, act } = failures[failure];
  return isTriedAgain ? `${what}自動でもう一度送ります。` : `${what}${act}`;
};

export const mailMessages = {
  underWay: 'このメールは送信待ちです。送り終わってから、もう一度お試しください',
  linkEnded:
    'リンクの期限が切れるメールは送り直せません。宛先の方に、ログイン画面の「パスワードをお忘れの方」から手続きするよう案内してください',
  confirmationEnded:
    'リンクの期限が切れるメールは送り直せません。宛先の方に、応募ページやマイページの画面から確認メールを送り直すよう案内してください',
  notGivenUp: '送信待ちのメールと届かなかったメールだけを、取りやめにできます',
} as const;
