/** Gathers what the folders of the families give, so that a new one is named in the list alone. */
export const familiesSource = (families: readonly string[]): string =>
  [
    ...families.map((family) => `import { family as ${family} } from '#bff/programmes/${family}/family.ts';`),
    '',
    `export const familyFolders = { ${families.join(', ')} } as const;`,
    '',
  ].join('\n');
