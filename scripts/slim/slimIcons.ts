import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ICON =
  /const __iconData = \{\n.*?\n {2}size: 24,\n {2}node: (.*?)(?:,\n {2}aliases: \[.*?\])?\n\};\n__iconData\.node;/s;

/**
 * An icon of lucide-react as its lines: no names, no keys.
 * @throws Error when the file has no icon of 24 units: another version of the library writes it otherwise
 */
export const slimmedIcon = (code: string): string => {
  const lines = ICON.exec(code)?.[1];
  if (lines === undefined) throw new Error('There is no icon to make slim');
  return code.replace(ICON, () => `const __iconData = ${lines.replace(/,\s*key: "\w+"/g, '')};`);
};

const drawnIconPath = fileURLToPath(new URL('./drawnIcon.ts', import.meta.url)).replaceAll('\\', '/');

/** Icons as their lines alone (a page has fifty), drawn without what the library does for other users of it. */
export const slimIcons = (): Plugin => ({
  name: 'slim-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/](?:createLucideIcon|icons[\\/][\w-]+)\.mjs$/ },
    handler: (code, id) => {
      if (id.endsWith('createLucideIcon.mjs'))
        return `export { drawnIcon as default } from ${JSON.stringify(drawnIconPath)};`;
      // Second names lead to the file that has the icon.
      return code.includes('__iconData') ? slimmedIcon(code) : undefined;
    },
  },
});
