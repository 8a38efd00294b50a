/** What the placeholders of one group stand for, once: `{family}` → noto, `{Family}` → Noto. */
export type Binding = Readonly<Record<string, unknown>>;

/** Groups of placeholders; what stands under or in one is written once for each binding of its group. */
export type Groups = readonly (readonly Binding[])[];

const PLACEHOLDER = /\{(\.\.\.)?([^{}]+)\}/g;

const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, , name = '']) => name);

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const knows = (binding: Binding | undefined, name: string): boolean =>
  binding !== undefined && Object.hasOwn(binding, name);

/** A text that is one placeholder is its value, whatever that is; in a longer text, the value's words. */
const filled = (text: string, scope: Binding): unknown => {
  const [only, ...others] = namesIn(text);
  if (only !== undefined && others.length === 0 && text === `{${only}}` && knows(scope, only)) {
    return scope[only];
  }
  return text.replace(PLACEHOLDER, (written, _spread, name) =>
    knows(scope, name) ? String(scope[name]) : written,
  );
};

/** The value of `{...name}` in the place of an item or a key: its parts stand there. */
const spreadOf = (text: unknown, scope: Binding): unknown => {
  const name = typeof text === 'string' ? /^\{\.\.\.([^{}]+)\}$/.exec(text)?.[1] : undefined;
  return name === undefined ? undefined : scope[name];
};

/** Fills the placeholders of a document. A text that names none of the groups' placeholders stays as it is. */
export const expand = (node: unknown, groups: Groups, constants: Binding = {}): unknown => {
  const groupOf = (names: readonly string[], scope: Binding) =>
    groups.find(([first]) => names.some((name) => knows(first, name) && !knows(scope, name)));

  /** Placeholders of an item, but for those below a key or in a list that are repeated by themselves. */
  const openIn = (item: unknown): string[] => {
    if (typeof item === 'string') return namesIn(item);
    if (!isRecord(item)) return [];
    return Object.entries(item).flatMap(([key, value]) => (namesIn(key).length > 0 ? [] : openIn(value)));
  };

  /** The scopes in which something is written: its own, or one for each binding of the group that it names. */
  const scopesFor = (names: readonly string[], scope: Binding): readonly Binding[] =>
    groupOf(names, scope)?.map((binding) => ({ ...scope, ...binding })) ?? [scope];

  const walkItem = (item: unknown, scope: Binding): unknown[] =>
    scopesFor(openIn(item), scope).flatMap((own) => {
      const parts = spreadOf(item, own);
      return Array.isArray(parts) ? parts : [walk(item, own)];
    });

  const walkEntry = (key: string, value: unknown, scope: Binding): [string, unknown][] =>
    scopesFor(namesIn(key), scope).flatMap((own) => {
      const parts = spreadOf(key, own);
      return isRecord(parts) ? Object.entries(parts) : [[String(filled(key, own)), walk(value, own)]];
    });

  const walk = (each: unknown, scope: Binding): unknown => {
    if (typeof each === 'string') return filled(each, scope);
    if (Array.isArray(each)) return each.flatMap((item) => walkItem(item, scope));
    if (!isRecord(each)) return each;
    return Object.fromEntries(Object.entries(each).flatMap(([key, value]) => walkEntry(key, value, scope)));
  };

  return walk(node, constants);
};
