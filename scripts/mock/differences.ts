import type { Config } from '#bff/core/config.ts';

/** Where a server answers otherwise than one in production, and why: by its settings. */
type Difference = {
  readonly isSo: (config: Config) => boolean;
  readonly says: string;
};

const known: readonly Difference[] = [
  {
    isSo: ({ databaseUrl }) => databaseUrl === undefined,
    says: 'データは起動のたびに元に戻ります。速さと同時の処理数は、本番と同じではありません。',
  },
  {
    isSo: ({ smtpUrl }) => smtpUrl === undefined,
    says: 'メールは送らず、/dev/mail で読めます。届かなかったメールは分かりません。',
  },
  {
    isSo: ({ clamdAddress }) => clamdAddress === undefined,
    says: 'ファイルの検査は、形式と既知の検体（EICAR）だけです。',
  },
  {
    isSo: ({ mayPostInside }) => mayPostInside,
    says: '通知（Webhook）は、この機械の中の番地と http にも送ります。本番は外の https だけです。',
  },
  {
    isSo: ({ publicOrigin }) => !publicOrigin.startsWith('https:'),
    says: 'https ではないので、ブラウザーのログインの Cookie に __Host- が付きません。',
  },
];

/** What a partner has to know of a server that is not the one in production, in sentences. */
export const differencesOf = (config: Config): string[] =>
  known.filter(({ isSo }) => isSo(config)).map(({ says }) => says);
