import { type AuditHead, textOfHead } from '#bff/core/audit/auditHead.ts';

/**
 * The text of an anchor, the same in its file and in the mail that carries it: whoever has one of them can verify the
 * trail. `verifyTrail.mjs` reads it too.
 */
const TITLE = '補助事業管理ツール　監査証跡の控え';

const LABELS = { day: '日付', madeAt: '作成', head: '末尾', publicKey: '公開鍵', signature: '署名' } as const;

/** What is signed: every line but the last. */
export const signedTextOf = (anchor: {
  readonly day: string;
  readonly madeAt: Date;
  readonly head: AuditHead;
  readonly publicKey: string;
}): string =>
  [
    TITLE,
    `${LABELS.day}：${anchor.day}`,
    `${LABELS.madeAt}：${anchor.madeAt.toISOString()}`,
    `${LABELS.head}：${textOfHead(anchor.head)}`,
    `${LABELS.publicKey}：${anchor.publicKey}`,
  ].join('\n');

export const wholeTextOf = (signedText: string, signature: string): string =>
  `${signedText}\n${LABELS.signature}：${signature}\n`;

/** Values by their labels, wherever their lines stand in a text. @returns null where one is missing */
export const valuesIn = (text: string): { readonly [label in keyof typeof LABELS]: string } | null => {
  const after = (label: string): string =>
    new RegExp(`^[^\\S\\n]*${label}：(\\S+)\\s*$`, 'm').exec(text)?.[1] ?? '';
  const values = {
    day: after(LABELS.day),
    madeAt: after(LABELS.madeAt),
    head: after(LABELS.head),
    publicKey: after(LABELS.publicKey),
    signature: after(LABELS.signature),
  };
  return Object.values(values).includes('') ? null : values;
};
