/** The least that a start in production needs; nothing of it is there. */
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/hojo',
  SECRETS_KEY: `k1:${'A'.repeat(43)}=`,
  PUBLIC_ORIGIN: 'https://hojo.example.jp',
  SMTP_URL: 'smtps://mail.example.jp',
  MAIL_FROM: 'hojo@mail.example.jp',
} as const satisfies NodeJS.ProcessEnv;
