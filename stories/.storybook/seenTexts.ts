import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEXTS = /\/web\/text\/ja\/\w+\.json$/;
/** A virtual module has no place of its own to resolve from. */
const VIEW = fileURLToPath(new URL('../view/wordsView.ts', import.meta.url));
const PREFIX = '\0seen-text:';

/**
 * Every file of web/text/ja passes through the view that the toolbar of the catalogue has chosen. The product reads its
 * texts from the files; only here they come from the address as well.
 */
export const seenTexts = (): Plugin => ({
  name: 'seen-texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.json$/ },
    handler: async function (source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && TEXTS.test(found.id) ? `${PREFIX}${found.id.replace(/\.json$/, '')}` : null;
    },
  },
  load: {
    filter: { id: /^\0seen-text:/ },
    handler: async function (id) {
      const path = `${id.slice(PREFIX.length)}.json`;
      this.addWatchFile(path);
      return {
        moduleType: 'js',
        code: `import { seenWords, wordsViewOf } from ${JSON.stringify(VIEW)};
export default seenWords('${basename(path, '.json')}', ${await readFile(path, 'utf8')}, wordsViewOf(location.search));`,
      };
    },
  },
});
