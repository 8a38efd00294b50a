import type { AuditAnchorFaultKind } from '#bff/generated/contract/enums.ts';
import { AuditAnchorFaultKindLabel } from '#bff/generated/contract/enums.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { composeMail, type MailDesk, type MailText } from './layout.ts';

type Fault = { readonly day: CalendarDay; readonly kind: AuditAnchorFaultKind };

/** More would bury the anchor itself; the page shows all. */
const FAULTS_TOLD = 20;

const alarm = (faults: readonly Fault[], url: string): string =>
  [
    `【至急ご確認ください】監査証跡とつながらない控えが${faults.length}件あります。記録の切り取り、または作り直しのおそれがあります。`,
    ...faults
      .slice(0, FAULTS_TOLD)
      .map(({ day, kind }) => `■${formatEraDay(day)}の控え：${AuditAnchorFaultKindLabel[kind]}`),
    `これまでのメールを削除せずに、保守の担当者へ連絡してください。\n${url}`,
  ].join('\n');

/** The anchor of a day, to be kept by somebody who does not own the database. */
export const anchorMail = ({
  desk,
  day,
  text,
  fingerprint,
  faults,
  url,
}: {
  readonly desk: MailDesk;
  readonly day: CalendarDay;
  readonly text: string;
  /** Of the key that signed it. */
  readonly fingerprint: string;
  readonly faults: readonly Fault[];
  readonly url: string;
}): MailText => {
  const title = `監査証跡の控え（${formatEraDay(day)}）`;
  return composeMail(
    { desk, person: { organisationName: null, personName: 'ご担当者' } },
    faults.length === 0 ? title : `【要確認】${title}`,
    [
      ...(faults.length === 0 ? [] : [alarm(faults, url)]),
      'この日の監査証跡の末尾を、署名を付けてお送りします。あとから記録が切り取られたり作り直されたりしても、このメールがあれば見つけられます。削除せずに保管してください。',
      text.trim(),
      `署名の鍵の指紋：${fingerprint}\nこれまでのメールと同じ指紋かを確かめてください。鍵を替えたときは、事務局が先にお知らせします。`,
      `確かめるときは、監査証跡の画面から「検証用に全件を保存」したファイルの検証プログラムに、この控えを渡してください。\n${url}`,
    ],
  );
};
