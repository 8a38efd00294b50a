/** A schema of the contract that is an enumeration: numbers on the wire, names and Japanese labels beside them. */
type EnumSchema = {
  enum: number[];
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

/** TypeScript constants, union types and Japanese labels of every enumeration in the contract. */
export const enumsSource = (document: Document): string =>
  Object.entries(document.components.schemas)
    .flatMap(([name, schema]) => (isEnumSchema(schema) ? [enumSource(name, schema)] : []))
    .join('\n');
