import { describe, expect, it } from 'vitest';
import { assertHeadersSafe } from '../transport.ts';
import {
  adoptedMail,
  applicationReceiptMail,
  applicationReturnedMail,
  declinedMail,
  waitlistedMail,
} from './applicationMails.ts';
import type { MailFrame, MailText } from './layout.ts';
import {
  emailConfirmMail,
  passwordInvitedMail,
  passwordResetMail,
  passwordSetMail,
} from './passwordMails.ts';
import { deadlineReminderMail } from './reminderMails.ts';
import {
  dealsReturnedMail,
  notificationMail,
  sectionConfirmedMail,
  sectionReturnedMail,
  sectionSubmittedMail,
} from './sectionMails.ts';

const frame: MailFrame = {
  desk: {
    programmeName: '産地連携推進緊急対策事業',
    deskName: '申請受付窓口',
    deskPhone: '0120-000-000',
    deskHours: '平日 9:00–17:30',
  },
  person: { organisationName: '株式会社みらい食堂', personName: '𠮷田 花子' },
};
const displayCode = '61003';
const myPageUrl = 'https://tool.example.jp/user/3';
const applicationUrl = 'https://tool.example.jp/application/project/3';
const url = 'https://tool.example.jp/user/3/login?token=c2VjcmV0LXNlY3JldC1zZWNyZXQ';
const due = new Date('2026-11-30T08:00:00Z');
const files = [{ fileName: '発注書.pdf', sha256: 'a'.repeat(64) }];
const receipt = { receiptNumber: 'R-0007', submittedAt: new Date('2026-11-20T01:05:00Z'), files };
const section = { ...frame, displayCode, documentName: '発注書', myPageUrl };
const application = { ...frame, displayCode, applicationUrl };
const soon = {
  name: '遂行状況報告書',
  dayName: '提出期限',
  due: '2026-11-30',
  left: 'あと5営業日',
  isLate: false,
};
const findings = ['発注日が交付決定日より前の日付です。'];

const linkMails: readonly (readonly [string, MailText, string])[] = [
  [
    'password set',
    passwordSetMail({ ...frame, url, displayCode, planName: '冷凍調理食品の製造ライン整備' }),
    'マイページのパスワード設定のご案内（管理番号 61003）',
  ],
  ['password invited', passwordInvitedMail({ ...frame, url }), 'パスワード設定のご案内'],
  ['password reset', passwordResetMail({ ...frame, url }), 'パスワード再設定のご案内'],
  ['e-mail confirmation', emailConfirmMail({ ...frame, url }), 'メールアドレスの確認のお願い'],
];
const plainMails: readonly (readonly [string, MailText, string])[] = [
  [
    'section returned',
    sectionReturnedMail({ ...section, findings, due }),
    '提出書類の修正のお願い（管理番号 61003）',
  ],
  [
    'deals returned',
    dealsReturnedMail({ ...section, findings, due }),
    '取引の修正のお願い（管理番号 61003）',
  ],
  [
    'section submitted',
    sectionSubmittedMail({ ...section, ...receipt }),
    '提出書類の受付のお知らせ（管理番号 61003）',
  ],
  ['section confirmed', sectionConfirmedMail(section), '提出書類の確認完了のお知らせ（管理番号 61003）'],
  [
    'notification',
    notificationMail({ ...frame, displayCode, title: '中間検査の日程', myPageUrl }),
    '事務局からのお知らせ（管理番号 61003）',
  ],
  [
    'reminder',
    deadlineReminderMail({ ...frame, displayCode, items: [soon], myPageUrl }),
    '期限が近づいています（管理番号 61003）',
  ],
  [
    'application receipt',
    applicationReceiptMail({ ...application, ...receipt, papersInMaking: [] }),
    '応募受付のお知らせ（管理番号 61003）',
  ],
  [
    'application returned',
    applicationReturnedMail({ ...application, findings, due }),
    '応募内容の修正のお願い（管理番号 61003）',
  ],
  [
    'adopted',
    adoptedMail({ ...application, adoptedAmount: 4_050_000, adoptionConditions: null }),
    '審査結果のお知らせ（採択）（管理番号 61003）',
  ],
  ['declined', declinedMail(application), '審査結果のお知らせ（管理番号 61003）'],
  ['waitlisted', waitlistedMail(application), '審査結果のお知らせ（補欠）（管理番号 61003）'],
];
const textOf = (name: string): string =>
  [...linkMails, ...plainMails].find(([title]) => title === name)?.[1].text ?? '';

describe('every mail', () => {
  it.each([...linkMails, ...plainMails])(
    '%s: subject, opening and closing of the desk',
    (_name, mail, title) => {
      expect(mail.subject).toBe(`【産地連携推進緊急対策事業 事務局】${title}`);
      expect(mail.text).toMatch(
        /^株式会社みらい食堂\n𠮷田 花子 様\n\n平素より大変お世話になっております。\n/,
      );
      expect(mail.text).toContain(
        '申請受付窓口\n電話：0120-000-000（受付時間：平日 9:00–17:30）\n本メールは送信専用です。',
      );
      expect(() => assertHeadersSafe({ to: 'a@example.jp', ...mail })).not.toThrow();
    },
  );

  it.each(linkMails)(
    '%s: the link once, 60 minutes, and what to do when it came by mistake',
    (_name, { text }) => {
      expect(text.split(url)).toHaveLength(2);
      expect(text).toContain('60分以内');
      expect(text).toContain('お心当たりのない場合');
    },
  );

  it.each(plainMails)('%s: holds no secret', (_name, { text }) => {
    expect(text).not.toMatch(/token=|パスワード：/);
  });

  it('a person without a company is addressed by name alone', () => {
    const person = { organisationName: null, personName: '事務局 花子' };
    expect(passwordResetMail({ ...frame, person, url }).text).toMatch(/^事務局 花子 様\n/);
  });

  it('what people typed can neither write headers nor lines of its own', () => {
    const evil = '発注書\r\nBcc: b@example.jp\n■再提出期限：なし';
    const mail = notificationMail({ ...frame, displayCode, title: evil, myPageUrl });
    expect(mail.text).toContain('■件名：発注書 Bcc: b@example.jp ■再提出期限：なし\n');
    const { subject } = notificationMail({
      ...frame,
      displayCode: '1\r\nBcc: x@y.jp',
      title: 'x',
      myPageUrl,
    });
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('single mails', () => {
  it('a returned document names the finding and the deadline as the desk does', () => {
    expect(textOf('section returned')).toContain(
      'ご提出いただいた『発注書』について、下記のとおり確認が必要な点がございました。\n\n' +
        '■指摘内容：発注日が交付決定日より前の日付です。\n■再提出期限：令和8年11月30日（月）17時\n\n' +
        'マイページにログインのうえ、修正した書類を再提出してください。',
    );
  });

  it('several findings stand one below the other', () => {
    const { text } = sectionReturnedMail({ ...section, findings: ['一つ目', '二つ目'], due: '2026-11-30' });
    expect(text).toContain('■指摘内容：\n・一つ目\n・二つ目\n■再提出期限：令和8年11月30日（月）\n');
  });

  it('a receipt lists number, time and every file with its checksum', () => {
    for (const name of ['section submitted', 'application receipt']) {
      expect(textOf(name)).toContain('■受付番号：R-0007\n■受付日時：令和8年11月20日（金）10時5分');
      expect(textOf(name)).toContain(`・発注書.pdf\n　SHA-256：${'a'.repeat(64)}`);
    }
  });

  it('the adopted are told to set a password', () => {
    expect(textOf('password set')).toContain(
      '採択決定に伴い、WEBシステム（マイページ）をご利用いただけるようになりました。\n' +
        '下記URLから60分以内にパスワードを設定してください。',
    );
  });

  it('a reminder names each thing with its day, what is late first', () => {
    const late = { ...soon, name: '実績報告書', due: '2026-11-19', left: '1営業日経過', isLate: true };
    expect(textOf('reminder')).toContain(
      '下記の期限が近づいています。\n\n■遂行状況報告書\n　提出期限：令和8年11月30日（月）（あと5営業日）',
    );
    const { subject, text } = deadlineReminderMail({ ...frame, displayCode, items: [soon, late], myPageUrl });
    expect(subject).toContain('期限を過ぎています（管理番号 61003）');
    expect(text.indexOf('実績報告書')).toBeLessThan(text.indexOf('遂行状況報告書'));
  });
});
