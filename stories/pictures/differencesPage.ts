const STYLE = `
  body { margin: 0; padding: 24px; background: #f4f6f5; color: #1a211f; font: 16px/1.75 "Noto Sans JP", sans-serif; }
  main { max-width: 1680px; margin: auto; }
  h1 { font-size: 24px; } h2 { margin: 40px 0 8px; font-size: 18px; overflow-wrap: anywhere; }
  code { padding: 2px 6px; border-radius: 4px; background: #e4eae7; font-size: 15px; }
  .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; padding: 8px; border: 1px solid #c9d2ce; border-radius: 8px; background: #fff; }
  figcaption { font-weight: 700; }
  img { display: block; max-width: 100%; border: 1px solid #d5dcd9; }
  a:focus-visible { outline: 3px solid #1257c2; outline-offset: 2px; }
`;

/** What stands beside one another, in the order of reading. A new picture has no before and no difference. */
const SIDES = [
  ['before', '前（いまの見本）'],
  ['reference', '新しい画像（まだ見本がありません）'],
  ['actual', '後（今回）'],
  ['diff', '違い（赤いところが変わりました）'],
] as const;

const sideOf = (name: string, side: string, caption: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${name}-${side}.png"><img src="${name}-${side}.png" alt="${name}：${caption}" loading="lazy"></a></figure>`;

const sectionOf = (name: string, files: ReadonlySet<string>): string =>
  `<section><h2>${name}</h2><div class="sides">${SIDES.filter(([side]) => files.has(`${name}-${side}.png`))
    .map(([side, caption]) => sideOf(name, side, caption))
    .join(
      '',
    )}</div>${files.has(`${name}-diff.png`) || files.has(`${name}-reference.png`) ? '' : '<p>大きさが変わったため、違いの画像はありません。</p>'}</section>`;

const summaryOf = (count: number, notCompared: string | null): string => {
  if (notCompared !== null)
    return `<p>この実行では、画像を比べていません。ほかのブラウザでは、文字の形がわずかに違うためです（${notCompared}）。</p>`;
  if (count === 0) return '<p>見本と違う画像はありません。</p>';
  return `<p>見本と違う画像が${count}枚あります。意図した変更のときは、次のコマンドで新しい見本にし、変更と一緒にコミットしてください。</p>
<p><code>npm run pictures:accept</code>　1枚だけのとき　<code>npm run pictures:accept -- 名前</code></p>`;
};

/**
 * The page that shows what a run found.
 * @param names of pictures that are other than accepted; ids of stories, so they need no escaping
 * @param files what lies beside the page
 * @param notCompared why nothing was compared; null when it was
 */
export const differencesPage = (
  names: readonly string[],
  files: ReadonlySet<string>,
  notCompared: string | null,
): string => `<!doctype html>
<html lang="ja">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>画像の違い</title><style>${STYLE}</style></head>
<body><main><h1>画像の違い</h1>${summaryOf(names.length, notCompared)}
${names.map((name) => sectionOf(name, files)).join('\n')}
</main></body>
</html>
`;
