import { MailKind } from '#bff/generated/contract/enums.ts';
import { formatEraInstant } from '#rules/japaneseDate.ts';
import * as accessWords from '#rules/words/access.ts';
import { composerOf, fact, type MailFrame, type MailText, oneLine } from './layout.ts';

const composeMail = composerOf(MailKind.Other);

type ActMailInput = MailFrame & {
  /** What is done with what. */
  readonly title: string;
  readonly proposedByName: string;
  /** Address of the page that shows it. */
  readonly url: string;
};

const factsOf = ({ title, proposedByName }: ActMailInput): string[] => [
  fact(accessWords.pendingActTitle, oneLine(title)),
  fact(accessWords.pendingActProposedBy, proposedByName),
];

/** To JMAC: somebody has asked for what a second person decides. */
export const actProposedMail = (input: ActMailInput & { readonly endsAt: Date }): MailText =>
  composeMail(input, `承認の依頼：${oneLine(input.title)}`, [
    '2人で行う操作の依頼がありました。内容を確かめて、承認するかどうかを決めてください。承認されるまで、何も変わりません。',
    [...factsOf(input), fact(accessWords.pendingActEndsAt, formatEraInstant(input.endsAt))].join('\n'),
    input.url,
  ]);

const outcomes = {
  approve: '次の操作が承認され、行われました。',
  decline: '次の操作は承認されませんでした。何も変わっていません。',
  withdraw: '次の操作の依頼が取り下げられました。何も変わっていません。',
} as const;

/** To JMAC: what became of a proposal. */
export const actDecidedMail = (
  input: ActMailInput & {
    readonly action: keyof typeof outcomes;
    readonly decidedByName: string;
    readonly reason: string | null;
  },
): MailText =>
  composeMail(input, `承認の依頼の結果：${oneLine(input.title)}`, [
    outcomes[input.action],
    [
      ...factsOf(input),
      fact(accessWords.pendingActDecidedBy, input.decidedByName),
      ...(input.reason === null ? [] : [fact(accessWords.pendingActReason, oneLine(input.reason))]),
    ].join('\n'),
    input.url,
    'お心当たりのない場合は、すぐにほかの事務局の管理者に確認してください。',
  ]);

/** To JMAC: an administrator counts as a second person from now on. */
export const adminConfirmedMail = (
  input: MailFrame & { readonly name: string; readonly email: string; readonly confirmedByName: string },
): MailText =>
  composeMail(input, '管理者ユーザーの確認のお知らせ', [
    '次の管理者が確認され、2人で行う操作を承認できるようになりました。',
    [
      fact(accessWords.adminUserName, input.name),
      fact(accessWords.accountEmail, input.email),
      fact(accessWords.adminUserConfirmedBy, input.confirmedByName),
    ].join('\n'),
    'お心当たりのない場合は、すぐにほかの事務局の管理者に確認してください。',
  ]);
