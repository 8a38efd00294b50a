import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What decides how a letter looks: the browser and the fonts of `stories/.storybook/fonts.conf` and of the preview. */
const PACKAGES = [
  '@sparticuz/chromium',
  '@fontsource-variable/noto-sans-jp',
  '@expo-google-fonts/noto-serif-jp',
  'pdfjs-dist',
] as const;

/** The versions of browser and fonts that are installed, by the name of their package. */
export const installedVersions = (root: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  return Object.fromEntries(PACKAGES.map((name) => [name, versions[name] ?? '']));
};
