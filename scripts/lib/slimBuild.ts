import type { Plugin } from 'vite';

/* What the build of the web app leaves out of the libraries and of the contract's enumerations. */

/**
 * Icons without what the product does not use of them: second names, and long keys of their lines where a number does.
 * A page has fifty.
 */
export const slimIcons = (): Plugin => ({
  name: 'slim-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.mjs$/ },
    handler: (code) => {
      let line = 0;
      return code
        .replace(/key: "\w+"/g, () => `key: "${line++}"`)
        .replace(/,\s*aliases: \[[^\]]*\]/, '')
        .replace('__iconData.node;', '');
    },
  },
});

/** Styles for the browsers of the target need no prefixed twins: the table of them stays out. */
export const withoutPrefixes = (): Plugin => ({
  name: 'without-prefixes',
  apply: 'build',
  transform: {
    filter: { id: /stylis[\\/]src[\\/]Prefixer\.js$/ },
    handler: () => 'export const prefix = (value) => value;',
  },
});

/**
 * Members of the contract's enumerations as their values, where they are read by name: one name would bring the whole
 * enumeration along, and the largest weighs 2.6 kB.
 */
export const enumMembers = (): Plugin => {
  let enums: Record<string, Record<string, number | string>> = {};
  return {
    name: 'enum-members',
    apply: 'build',
    buildStart: async () => {
      enums = await import('../../web/api/generated/enums.ts');
    },
    transform: {
      filter: { id: /[\\/]web[\\/].*\.tsx?$/, code: 'generated/enums' },
      handler: (code) => {
        const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'][^"']*generated\/enums[./]/g);
        const names = new Set(
          [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
        );
        return code.replace(/(?<![\w$.])([A-Z]\w+)\.([A-Z]\w+)\b/g, (read, name, member) => {
          const value = names.has(name) ? enums[name]?.[member] : undefined;
          return value === undefined ? read : `(${JSON.stringify(value)})`;
        });
      },
    },
  };
};
