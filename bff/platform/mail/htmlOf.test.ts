// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { htmlOf } from './htmlOf.ts';
import { composeMail, fact, type MailFrame } from './texts/layout.ts';
import { deadlineReminderMail } from './texts/reminderMails.ts';
import { findingList, notificationMail, receiptList } from './texts/sectionMails.ts';

const frame: MailFrame = {
  desk: {
    programmeName: '産地連携推進緊急対策事業',
    deskName: '申請受付窓口',
    deskPhone: '0120000000',
    deskHours: '平日 9:00–17:30',
  },
  person: { organisationName: '株式会社みらい食堂', personName: '𠮷田 花子' },
};
const url = 'https://tool.example.jp/user/3?a=1&b=2';
const findings = ['発注日が交付決定日より前の日付です。', '押印がありません。'];
const files = [{ fileName: '発注書.pdf', sha256: 'a'.repeat(64) }];

const mail = composeMail(frame, '提出書類の修正のお願い', [
  '下記のとおり確認が必要な点がございました。\nお手数をおかけします。',
  [findingList(findings), fact('再提出期限', '令和8年11月30日（月）')].join('\n'),
  [fact('受付番号', 'R-0007'), fact('管理番号', '61003')].join('\n'),
  receiptList(files),
  `マイページにログインのうえ、ご確認ください。\n${url}`,
]);
const reminder = deadlineReminderMail({
  ...frame,
  displayCode: '61003',
  items: [{ name: '実績報告書', dayName: '提出期限', due: '2026-11-30', left: 'あと5営業日', isLate: false }],
  myPageUrl: url,
});

const pageOf = (given: { subject: string; text: string }) =>
  new DOMParser().parseFromString(htmlOf(given), 'text/html');

/** The words of plain text, without the marks that an HTML page says by its elements. */
const wordsOf = (text: string): string => text.replaceAll(/^[■・]|^－{10,}$/gmu, '').replaceAll(/\s/gu, '');

describe('a mail as a page', () => {
  it.each([mail, reminder])('says the words of its text, below its subject: $subject', (given) => {
    const shown = pageOf(given).body.textContent ?? '';
    expect(shown.replaceAll(/\s/gu, '')).toBe(wordsOf(`${given.subject}\n${given.text}`));
  });

  it('has a language, a heading, names with values, lists and links', () => {
    const page = pageOf(mail);
    expect(page.documentElement.lang).toBe('ja');
    expect(page.querySelector('h1')?.textContent).toBe(mail.subject);
    expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      '指摘内容：',
      '受け付けたファイル：',
    ]);
    expect([...page.querySelectorAll('h2 + ul')].map((list) => list.children.length)).toEqual([2, 1]);
    const facts = [...page.querySelectorAll('dl')].map((list) =>
      [...list.children].map((child) => child.textContent),
    );
    expect(facts).toEqual([
      ['再提出期限：', '令和8年11月30日（月）'],
      ['受付番号：', 'R-0007', '管理番号：', '61003'],
    ]);
    expect([...page.querySelectorAll('a')].map(({ href }) => href)).toEqual([url]);
    expect(page.querySelectorAll('hr')).toHaveLength(2);
  });

  it('has a document with its due day in a list of what is missing', () => {
    const [list] = pageOf(reminder).querySelectorAll('dl');
    expect([...(list?.children ?? [])].map((child) => child.textContent?.trim())).toEqual([
      '実績報告書',
      '提出期限：令和8年11月30日（月）（あと5営業日）',
    ]);
  });

  it('shows what people typed as words: no element, no attribute, no link, no script', () => {
    const evil = "\"><img src=x onerror=alert(1)><script>alert(1)</script><a href='https://evil.example'>";
    const person = { organisationName: evil, personName: `${evil} https://evil.example/` };
    const page = pageOf(
      notificationMail({ ...frame, person, displayCode: '1', title: evil, myPageUrl: url }),
    );
    expect(page.querySelectorAll('img, script, iframe, link, style, form')).toHaveLength(0);
    expect([...page.querySelectorAll('a')].map(({ href }) => href)).toEqual([url]);
    expect(page.body.textContent).toContain(evil);
  });

  it('loads nothing, and leaves the colours to its reader', () => {
    const html = htmlOf(mail);
    expect(html).not.toMatch(/src=|url\(|@import|color:|background/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });
});
