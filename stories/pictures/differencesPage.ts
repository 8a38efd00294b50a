import type { Finding, PicturesRun } from './lastRun.ts';
import { REASONS } from './reasons.ts';

const STYLE = `
  body { margin: 0; padding: 24px; background: #f4f6f5; color: #1a211f; font: 16px/1.75 "Noto Sans JP", sans-serif; }
  main { max-width: 1840px; margin: auto; }
  h1 { font-size: 24px; } h2 { margin: 40px 0 0; font-size: 18px; overflow-wrap: anywhere; } h2 + p { margin: 0 0 8px; }
  code { padding: 2px 6px; border-radius: 4px; background: #e4eae7; font-size: 15px; }
  .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; padding: 8px; border: 1px solid #c9d2ce; border-radius: 8px; background: #fff; }
  figcaption { font-weight: 700; }
  img { display: block; max-width: 100%; border: 1px solid #d5dcd9; }
  a:focus-visible { outline: 3px solid #1257c2; outline-offset: 2px; }
`;

const CHANGED = [
  ['before', '前（いまの見本）'],
  ['actual', '後（今回）'],
  ['difference', '違い（赤いところが変わりました）'],
] as const;

/** A new picture has no before and no difference. */
const NEW = [['reference', '新しい画像（まだ見本がありません）']] as const;

const sideOf = (name: string, side: string, caption: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${name}-${side}.png"><img src="${name}-${side}.png" alt="${name}：${caption}" loading="lazy"></a></figure>`;

/** How much differs, as words: `1,204画素が違います。大きさも変わりました（640×120 → 640×124）。` */
export const sizeOfFinding = ({ pixels, resized }: Finding): string => {
  if (pixels === null) return 'まだ見本がありません。';
  const size = resized === null ? '' : `大きさも変わりました（${resized}）。`;
  return `${pixels.toLocaleString('ja-JP')}画素が違います。${size}`;
};

const sectionOf = (finding: Finding): string => {
  const sides: readonly (readonly [string, string])[] = finding.pixels === null ? NEW : CHANGED;
  const figures = sides.map(([side, caption]) => sideOf(finding.name, side, caption));
  return `<section><h2>${finding.name}</h2><p>${sizeOfFinding(finding)}</p><div class="sides">${figures.join('')}</div></section>`;
};

const summaryOf = ({ held, reason, findings }: PicturesRun): string => {
  if (reason !== null)
    return `<p>この実行では、画像を比べていません。${REASONS[reason].shown}。文字の形がわずかに違うためです。</p>`;
  if (findings.length === 0) return `<p>${held}枚を比べました。見本と違う画像はありません。</p>`;
  return `<p>${held}枚を比べました。見本と違う画像が${findings.length}枚あります。意図した変更のときは、次のコマンドで新しい見本にし、変更と一緒にコミットしてください。</p>
<p><code>npm run pictures:accept</code>　1枚だけのとき　<code>npm run pictures:accept -- 名前</code></p>`;
};

/** The page that shows what a run found. The names of pictures are ids of stories, so nothing is escaped. */
export const differencesPage = (run: PicturesRun): string => `<!doctype html>
<html lang="ja">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>画像の違い</title><style>${STYLE}</style></head>
<body><main><h1>画像の違い</h1>${summaryOf(run)}
${run.findings.map(sectionOf).join('\n')}
</main></body>
</html>
`;
