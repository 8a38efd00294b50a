/** What stands between words of one line, of full width as in all running text (domain 6). */
export const marks = {
  /** Between facts: 0012　株式会社みらい食堂. */
  gap: '　',
  /** Between things of one kind: 見積書、請求書. */
  comma: '、',
  /** Between a group and its part, or two parties. */
  slash: ' ／ ',
  /** For a digit that is not shown. */
  hiddenDigit: '･',
} as const;
