/** A schema of the contract that is an enumeration: its values on the wire, names and Japanese labels beside them. */
type EnumSchema = {
  enum: (number | string)[];
  'x-enum-varnames': string[];
  'x-enum-descriptions': string[];
};

type Document = { components: { schemas: Record<string, unknown> } };

const isEnumSchema = (schema: unknown): schema is EnumSchema =>
  typeof schema === 'object' && schema !== null && 'enum' in schema && 'x-enum-varnames' in schema;

const enumSource = (name: string, schema: EnumSchema): string => {
  const members = schema.enum.map(
    (value, index) => `  ${schema['x-enum-varnames'][index]}: ${JSON.stringify(value)},`,
  );
  const labels = schema.enum.map(
    (value, index) =>
      `  [${JSON.stringify(value)}]: ${JSON.stringify(schema['x-enum-descriptions'][index])},`,
  );
  return [
    `export const ${name} = {`,
    ...members,
    '} as const;',
    `export type ${name} = (typeof ${name})[keyof typeof ${name}];`,
    `export const ${name}Label: Record<${name}, string> = {`,
    ...labels,
    '};',
    '',
  ].join('\n');
};

/** TypeScript constants, union type and Japanese labels of every enumeration in the contract, by its name. */
export const enumSources = (document: Document): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      isEnumSchema(schema) ? [[name, enumSource(name, schema)] as const] : [],
    ),
  );

/**
 * Hands on enumerations that have a file each: a page in the browser then loads the lists that it uses. One file for all
 * of them adds 19 kB (gzip) to every page, the log-in page too, and puts each above its mark (`bench/weightPages.ts`).
 */
export const enumIndexSource = (names: Iterable<string>): string =>
  [...names].map((name) => `export { ${name}, ${name}Label } from './enums/${name}.ts';\n`).join('');
