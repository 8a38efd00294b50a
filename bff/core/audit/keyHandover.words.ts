/** The text with which one key of the anchors hands over to the next; `verifyTrail.mjs` reads it too. */
const TITLE = '補助事業管理ツール　監査証跡の鍵の引き継ぎ';

const LABELS = {
  at: '日時',
  before: '前の鍵',
  after: '新しい鍵',
  byBefore: '前の鍵の署名',
  byAfter: '新しい鍵の署名',
} as const;

type Handover = { readonly [label in keyof typeof LABELS]: string };

/** What both keys sign. */
export const handoverText = ({ at, before, after }: Omit<Handover, 'byBefore' | 'byAfter'>): string =>
  [TITLE, `${LABELS.at}：${at}`, `${LABELS.before}：${before}`, `${LABELS.after}：${after}`].join('\n');

export const signedHandover = (text: string, byBefore: string, byAfter: string): string =>
  `${text}\n${LABELS.byBefore}：${byBefore}\n${LABELS.byAfter}：${byAfter}\n`;

/** The handovers that a text holds, in its order. */
export const handoversIn = (text: string): Handover[] =>
  text.split(TITLE).flatMap((part) => {
    const lineAfter = (label: string): string =>
      new RegExp(`^[^\\S\\n]*${label}：(\\S+)\\s*$`, 'm').exec(part)?.[1] ?? '';
    const found: Handover = {
      at: lineAfter(LABELS.at),
      before: lineAfter(LABELS.before),
      after: lineAfter(LABELS.after),
      byBefore: lineAfter(LABELS.byBefore),
      byAfter: lineAfter(LABELS.byAfter),
    };
    return Object.values(found).includes('') ? [] : [found];
  });
