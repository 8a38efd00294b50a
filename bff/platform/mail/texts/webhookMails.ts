import { MailKind } from '#bff/generated/contract/enums.ts';
import { formatEraInstant } from '#rules/japaneseDate.ts';
import * as recordWords from '#rules/words/records.ts';
import * as trailWords from '#rules/words/trail.ts';
import { composerOf, fact, type MailFrame, type MailText } from './layout.ts';

const composeMail = composerOf(MailKind.Other);

/** To JMAC: a webhook has failed for days and was disabled. */
export const webhookSilentMail = (
  input: MailFrame & {
    readonly name: string;
    /** When it was first in vain. */
    readonly since: Date;
    /** Address of the page that shows what was sent. */
    readonly url: string;
  },
): MailText =>
  composeMail(input, '通知先の自動停止のお知らせ', [
    'ほかのシステムへの通知が3日のあいだ届かなかったため、自動で停止しました。停止しているあいだのできごとは、この通知先には送られません。',
    [
      fact(recordWords.webhook, input.name),
      fact(trailWords.webhookFailingSince, formatEraInstant(input.since)),
    ].join('\n'),
    `つなぐシステムの担当者に確認し、受け取れるようになりましたら、画面で再開してください。届かなかった通知は、記録から送り直せます。\n${input.url}`,
  ]);
