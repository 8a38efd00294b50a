import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LAST_RUN_FILE } from '../accessibility/lastRunFile.ts';
import { callFacts } from '../catalogue/callFacts.ts';
import { iconFacts } from '../catalogue/iconFacts.ts';
import { readSources } from '../catalogue/sources.ts';
import { readTexts } from '../catalogue/textFacts.ts';
import { tokenFacts } from '../catalogue/tokenFacts.ts';
import { ACCEPTED, PICTURES_RUN_FILE } from '../pictures/folders.ts';

const NAME = 'virtual:catalogue';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the last run of the stories has written; null where there was none. */
const readRun = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/** What the pages of the catalogue tell of the sources: texts, icons, calls. */
export const catalogue = (): Plugin => ({
  name: 'catalogue',
  resolveId: { filter: { id: /^virtual:catalogue$/ }, handler: () => `\0${NAME}` },
  load: {
    filter: { id: /^\0virtual:catalogue$/ },
    handler: () => {
      const sources = readSources(root);
      const facts = {
        texts: readTexts(sources),
        icons: iconFacts(sources),
        calls: callFacts(sources),
        tokens: tokenFacts(sources),
        lastRun: readRun(LAST_RUN_FILE),
        picturesRun: readRun(PICTURES_RUN_FILE),
        pictures: readdirSync(ACCEPTED),
      };
      return Object.entries(facts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});
