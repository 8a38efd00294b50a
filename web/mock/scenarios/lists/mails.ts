import { ActorKind, MailKind, MailStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { workCountsOf } from '../workCounts.ts';

type Schemas = components['schemas'];

const resend = { action: 'resend', allowed: true };
const giveUp = { action: 'giveUp', allowed: true };
const waits = {
  action: 'resend',
  allowed: false,
  reason: 'このメールは送信待ちです。送り終わってから、もう一度お試しください',
};
const ended = {
  action: 'resend',
  allowed: false,
  reason:
    'リンクの期限が切れるメールは送り直せません。宛先の方に、ログイン画面の「パスワードをお忘れの方」から手続きするよう案内してください',
};
const arrived = {
  action: 'giveUp',
  allowed: false,
  reason: '送信待ちのメールと届かなかったメールだけを、取りやめにできます',
};

const about: Schemas['MailSubject'] = {
  displayCode: '5014',
  name: '株式会社豆くら',
  mypageId: 5,
  sectionId: 41,
  applicationId: null,
  family: null,
};

/** Came back a few minutes after it was sent. */
const bounced: Schemas['Mail'] = {
  id: 31,
  kind: MailKind.Document,
  status: MailStatus.Bounced,
  to: 'mamekura@examle.jp',
  toName: '豆倉 みのり',
  subject: '【産地連携推進緊急対策事業 事務局】提出書類の修正のお願い（管理番号 5014）',
  createdAt: '2026-11-20T04:58:10Z',
  sentAt: '2026-11-20T04:58:12Z',
  nextAttemptAt: null,
  attempts: 1,
  problem:
    '宛先のアドレスの @ より後ろ（ドメイン）が見つかりません。宛先の方に正しいアドレスを確かめ、登録のアドレスを直してから送り直してください。',
  about,
  availableActions: [resend, giveUp],
};

const failed: Schemas['Mail'] = {
  ...bounced,
  id: 30,
  status: MailStatus.Failed,
  kind: MailKind.Inspection,
  to: 'kensa@example.jp',
  toName: '検査 誠',
  subject: '【産地連携推進緊急対策事業 事務局】完了検査の日程（管理番号 5014）',
  createdAt: '2026-11-20T03:12:00Z',
  sentAt: null,
  problem:
    '宛先のメールボックスがいっぱいです。宛先の方に電話などで知らせ、空きができてから送り直してください。',
  about: { ...about, sectionId: null },
};

const retrying: Schemas['Mail'] = {
  ...bounced,
  id: 29,
  status: MailStatus.Retrying,
  kind: MailKind.Application,
  to: 'yasashii@example.jp',
  toName: '優 しおり',
  subject: '【インクルーシブ事業 事務局】応募受付のお知らせ（管理番号 70012）',
  createdAt: '2026-11-20T02:40:00Z',
  sentAt: null,
  nextAttemptAt: '2026-11-20T05:14:00Z',
  attempts: 3,
  problem: 'メールサーバーにつながりませんでした。自動でもう一度送ります。',
  about: {
    displayCode: '70012',
    name: '一般社団法人やさしい外食推進協会',
    mypageId: null,
    sectionId: null,
    applicationId: 12,
    family: 'inclusive',
  },
  availableActions: [waits, giveUp],
};

const sent: Schemas['Mail'] = {
  ...bounced,
  id: 28,
  status: MailStatus.Sent,
  kind: MailKind.Password,
  to: 'mamekura@example.jp',
  subject: '【補助事業管理ツール 事務局】パスワード再設定のご案内',
  createdAt: '2026-11-20T01:00:00Z',
  sentAt: '2026-11-20T01:00:02Z',
  problem: null,
  about: null,
  availableActions: [ended, arrived],
};

const mails: readonly Schemas['Mail'][] = [bounced, failed, retrying, sent];

const answers: { readonly [id: number]: string } = {
  [bounced.id]: 'smtp; 550 5.1.2 Host unknown (examle.jp)',
  [failed.id]: 'Error: Message failed: 452 4.2.2 Mailbox full',
  [retrying.id]: 'Error: connect ECONNREFUSED 192.0.2.25:587',
};

const text = `株式会社豆くら
豆倉 みのり 様

平素より大変お世話になっております。
産地連携推進緊急対策事業 事務局です。

ご提出いただいた『発注書（1-2）』について、下記のとおり確認が必要な点がございました。

■指摘内容：検収日の記載がありません
■再提出期限：令和8年11月27日（金）

マイページにログインのうえ、修正した書類を再提出してください。
https://tool.example.jp/user/5
`;

const link = `豆倉 みのり 様

下記URLから60分以内に新しいパスワードを設定してください。

https://tool.example.jp/user/5/password?token=***
`;

const detailOf = (mail: Schemas['Mail']): Schemas['MailDetail'] => ({
  ...mail,
  text: mail === sent ? link : text,
  serverAnswer: answers[mail.id] ?? null,
  recipient:
    mail === bounced
      ? {
          kind: ActorKind.User,
          id: 9,
          name: '豆倉 みのり',
          email: 'mamekura@example.jp',
          corporationId: 3,
        }
      : null,
});

const moved = (status: MailStatus) => ({
  ...detailOf(bounced),
  status,
  to: 'mamekura@example.jp',
  problem: null,
  attempts: 0,
  sentAt: null,
  availableActions: [waits, giveUp],
});

/** A morning with one mail that came back, one that was refused and one that is tried again. */
export const mailHandlers: MockHandlers = {
  ...workCountsOf({ mails: () => [...mails] }),
  listMails: ({ query }) => {
    const isOpen = ({ status }: Schemas['Mail']) =>
      status === MailStatus.Failed || status === MailStatus.Bounced;
    return reply(rowsAsked(query.get('resendable') === 'true' ? mails.filter(isOpen) : mails, query));
  },
  getMail: recordAsked(mails.map(detailOf)),
  resendMail: reply(moved(MailStatus.Waiting)),
  giveUpMail: reply({ ...moved(MailStatus.GivenUp), availableActions: [resend, arrived] }),
  resendMails: reply({ count: 2 }),
};

/** Everything has arrived. */
export const quietMailHandlers: MockHandlers = {
  ...mailHandlers,
  ...workCountsOf({ mails: () => [] }),
  listMails: ({ query }) => reply(rowsAsked(query.get('resendable') === 'true' ? [] : [sent], query)),
};
