import { MailKind } from '#bff/generated/contract/enums.ts';
import { composerOf, fact, type MailFrame, type MailText, oneLine } from './layout.ts';

const composeMail = composerOf(MailKind.File);

/** A file was stopped by the scanner after its upload had been answered. */
export const fileStoppedMail = (
  input: MailFrame & {
    /** 管理番号; null where there is none yet. */
    readonly displayCode: string | null;
    readonly fileName: string;
    /** Address of the page that shows the file; without any secret. */
    readonly url: string;
  },
): MailText => {
  const title = '登録いただいたファイルの確認のお願い';
  const code = input.displayCode === null ? '' : `（管理番号 ${input.displayCode}）`;
  return composeMail(input, `${title}${code}`, [
    `登録いただいた『${oneLine(input.fileName)}』は、安全の確認で問題が見つかったか、確認を終えられなかったため、お預かりできませんでした。ファイルの内容は保存していません。`,
    [fact('ファイル名', input.fileName)].join('\n'),
    `お手数ですが、ご利用の端末でファイルを確認し、画面でこのファイルを削除してから、作り直したファイルを登録してください。\n${input.url}`,
  ]);
};
