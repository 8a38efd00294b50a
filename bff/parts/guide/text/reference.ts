/** Texts of the page that lists the operations. */
export const docsText = {
  title: '補助事業管理ツール API',
  noScript: 'この説明書を表示するにはJavaScriptが必要です。/api/openapi.yaml からも内容を確認できます。',
} as const;
