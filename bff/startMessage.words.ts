/** What `npm start` prints. */
export const startMessage = ({ url, isDemo }: { url: string; isDemo: boolean }): string =>
  isDemo ? demoMessage(url) : `補助事業管理ツールを開始しました: ${url}`;

const demoMessage = (url: string): string => {
  const withHost = (host: string): string => url.replace('//localhost', `//${host}`);
  return `
補助事業管理ツール（デモ）を開始しました

  管理者      ${url}/admin/login
  企業        ${url}/user/5/login
  応募者      ${url}/application/project/7/login
  産地連携    ${withHost('ing-r6.localhost')}/admin/login （ホスト名で、表示する応募が変わります）
  届いたメール ${url}/dev/mail
  API         ${url}/api/docs

ログイン（パスワードはすべて Demo-2026!）
  事務局（JMAC）     jmac@example.jp
  農林水産省         maff@example.jp
  コールセンター     cs@example.jp
  検査機関           inspector@example.jp
  バックオフィス     backoffice@example.jp
  企業（株式会社豆くら） mamekura@example.jp
  企業（支払の後）   mirai@example.jp（${url}/user/1/login）
  応募者（作成中）   yasashii@example.jp

試してみること
  1. 企業でログインし、差し戻された「発注書（1-2）」に答えて、もう一度提出する
  2. 事務局でログインし、マイページ管理から届いた書類を開いて、確認または差し戻しをする
  3. ${url}/dev/mail で、企業に届いたメールを読む
  4. 支払の後の企業でログインし、財産管理と完了後の報告を見る。事務局では、支払管理・財産管理・カレンダーを開く

止めるときは Ctrl+C、はじめからやり直すときは npm run reset
`;
};
