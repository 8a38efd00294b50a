type Environment = Readonly<Record<string, string | undefined>>;

type Gone = {
  readonly isSet: (env: Environment) => boolean;
  /** What is gone, and what stands in its place. */
  readonly sentence: string;
};

const named =
  (name: string): Gone['isSet'] =>
  (env) =>
    Boolean(env[name]);

/** Several servers in one address, as libpq reads them. */
const SEVERAL_HOSTS = /^postgres(?:ql)?:\/\/(?:[^@/]*@)?[^@/?]*,[^@/?]*(?:[/?]|$)/;

/** Settings of earlier releases, which no longer have an effect. */
const GONE: readonly Gone[] = [
  {
    isSet: named('WARM_UP'),
    sentence:
      'WARM_UP はなくなりました。起動は十分に速くなったので、この設定を消して、もう一度起動してください。',
  },
  {
    isSet: named('REPLICA_MAX_LAG_MS'),
    sentence:
      'REPLICA_MAX_LAG_MS はなくなりました。レプリカで読むのは一覧のファイル出力だけになり、その時点がファイル名に入ります。この設定を消して、もう一度起動してください。',
  },
  {
    isSet: ({ DATABASE_URL = '' }) => SEVERAL_HOSTS.test(DATABASE_URL),
    sentence:
      'DATABASE_URL に複数のサーバーは書けなくなりました。主系を指すアドレス1つ（HAProxy や、クラウドが用意するもの）に変えて、もう一度起動してください。',
  },
];

/** @throws Error with a sentence for each setting that is gone and still set */
export const refuseGoneSettings = (env: Environment): void => {
  const sentences = GONE.filter(({ isSet }) => isSet(env)).map(({ sentence }) => sentence);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
};
