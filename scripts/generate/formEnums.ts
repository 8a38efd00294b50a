type Schemas = Readonly<Record<string, unknown>>;

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;

const nameIn = (reference: unknown): string | undefined =>
  typeof reference === 'string' ? reference.split('/').at(-1) : undefined;

/** Names of all schemas that a schema refers to, directly or through others. */
const reachedFrom = (start: readonly string[], schemas: Schemas): ReadonlySet<string> => {
  const reached = new Set<string>();
  const visit = (node: unknown): void => {
    if (!isRecord(node)) return;
    const name = nameIn(node.$ref);
    if (name !== undefined && !reached.has(name)) {
      reached.add(name);
      visit(schemas[name]);
    }
    for (const part of Object.values(node)) visit(part);
  };
  for (const name of start) visit(schemas[name]);
  return reached;
};

type Document = { readonly components: { readonly schemas: Schemas } };

type Form = {
  /** The family as the names of its schemas have it. */
  readonly title: string;
  /** The enumeration of its expenses: a row's category is only a number in the schema, its list is the family's. */
  readonly expenseList: string;
};

/** The Japanese labels of every enumeration that the form of a family can ask for, by its name. */
export const formEnumsSource = (document: Document, { title, expenseList }: Form): string => {
  const { schemas } = document.components;
  const isEnumeration = (name: string): boolean => {
    const schema = schemas[name];
    return isRecord(schema) && 'x-enum-varnames' in schema;
  };
  const forms = ['CommonAnswers', `${title}Answers`];
  const names = [...new Set([...reachedFrom(forms, schemas), expenseList])].filter(isEnumeration).sort();
  return [
    ...names.map((name) => `import { ${name}Label } from '../enums/${name}.ts';`),
    '',
    'export const formEnumLabels: Readonly<Record<string, Readonly<Record<number, string>>>> = {',
    ...names.map((name) => `  ${name}: ${name}Label,`),
    '};',
    '',
  ].join('\n');
};

/** How a page gets the labels of the family that it shows, and of no other. */
export const formEnumLoadersSource = (families: readonly string[]): string =>
  [
    'type Labels = Readonly<Record<string, Readonly<Record<number, string>>>>;',
    '',
    'export const formEnumLoaders = {',
    ...families.map(
      (family) =>
        `  ${family}: async (): Promise<Labels> => (await import('./formEnums/${family}.ts')).formEnumLabels,`,
    ),
    '};',
    '',
  ].join('\n');

/** The labels of all families at once, for the office, which reads the answers of each. */
export const allFormEnumsSource = (families: readonly string[]): string =>
  [
    ...families.map((family) => `import { formEnumLabels as ${family} } from './${family}.ts';`),
    '',
    `export const allFormEnumLabels = { ${families.map((family) => `...${family}`).join(', ')} };`,
    '',
  ].join('\n');

/** The categories of expenses of all families, without what else their forms can ask for. */
export const expenseCategoriesSource = (lists: readonly string[]): string =>
  [
    ...lists.map((list) => `import { ${list}Label } from '../enums/${list}.ts';`),
    '',
    'export const expenseCategories = {',
    ...lists.map((list) => `  ${list}: ${list}Label,`),
    '};',
    '',
  ].join('\n');
