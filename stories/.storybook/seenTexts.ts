import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const VIEW = fileURLToPath(new URL('../view/wordsView.ts', import.meta.url));
/** `const words = {…};`, as every file of words of the web app begins. */
const WORDS = /^((?:export )?const words) = (\{[\s\S]*?\});$/m;

/**
 * The words of every `.words.ts` of the web app pass through the view that the toolbar of the catalogue has chosen. In the
 * product they are what stands there.
 */
export const seenTexts = (): Plugin => ({
  name: 'seen-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/(?:app|parts|modules)\/(?:[^/]+\/)*\w+\.words\.ts$/ },
    handler: (code, id) => {
      if (!WORDS.test(code)) throw new Error(`${id} has no words`);
      const file = basename(id, '.words.ts');
      const seen = code.replace(WORDS, `$1 = seenWords('${file}', $2, wordsViewOf(location.search));`);
      return { code: `import { seenWords, wordsViewOf } from ${JSON.stringify(VIEW)};\n${seen}`, map: null };
    },
  },
});
