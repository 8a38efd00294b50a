type Gathered = {
  /** The file of each folder, called after what it exports. */
  readonly part: 'family' | 'samples';
  readonly name: string;
};

/** Gathers what the folders of the families give, so that a new one is named in the list alone. */
export const familiesSource = ({ part, name }: Gathered, families: readonly string[]): string =>
  [
    ...families.map(
      (family) => `import { ${part} as ${family} } from '#bff/programmes/${family}/${part}.ts';`,
    ),
    '',
    `export const ${name} = { ${families.join(', ')} } as const;`,
    '',
  ].join('\n');
