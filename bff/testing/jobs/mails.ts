import type { TestServer } from '../server.ts';

type Facts = {
  readonly kind?: number;
  readonly to?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly status?: string;
  readonly attempts?: number;
  readonly failure?: string | null;
  readonly nextAttemptAt?: Date | null;
  readonly sentAt?: Date;
  readonly createdAt?: Date;
  readonly personKind?: string;
  readonly personId?: number;
  readonly relatedMypageId?: number;
};

/** A mail as the outbox keeps it: by default one whose address does not exist. @returns its id */
export const makeMail = async (
  { database: { client }, now }: TestServer,
  facts: Facts = {},
): Promise<number> => {
  const { id } = await client.mailMessage.create({
    data: {
      kind: 3,
      to: 'gone@example.jp',
      toName: '海風 花子',
      subject: '提出書類の修正のお願い（管理番号 61003）',
      text: '株式会社みらい食堂\n海風 花子 様\n',
      status: 'Failed',
      attempts: 1,
      nextAttemptAt: null,
      failure: 'unknownAddress',
      lastError: '550 5.1.1 no such user',
      createdAt: now(),
      ...facts,
    },
  });
  return id;
};
