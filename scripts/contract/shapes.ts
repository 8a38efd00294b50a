import { LOWER_LIMITS, type Schema, UPPER_LIMITS } from './publishedContract.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** A schema as it is compared: parts joined (allOf), null among the types, whether it is written with anyOf or not. */
export type Shape = {
  /** Empty where any type fits. */
  readonly types: readonly string[];
  /** Undefined where every value fits. */
  readonly values: readonly string[] | undefined;
  /** By value. */
  readonly names: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly isClosed: boolean;
  readonly items: Schema | undefined;
  readonly alternatives: readonly Schema[];
  readonly facts: Schema;
};

const typesOf = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat());

/** The name of a shared schema; empty for one that is written in its place. */
export const nameOf = ({ $ref = '' }: Schema): string => $ref;

/** The shared schema that a place holds, or null; undefined where it holds another. */
export const coreOf = (
  schema: Schema,
): { readonly name: string; readonly isNullable: boolean } | undefined => {
  const { $ref, anyOf = [], ...beside } = schema;
  if (Object.keys(beside).length > 0) return undefined;
  if ($ref !== undefined) return { name: nameOf(schema), isNullable: false };
  const [only, ...more] = anyOf.filter((one) => !isNull(one));
  if (only?.$ref === undefined || more.length > 0 || Object.keys(only).length > 1) return undefined;
  return { name: nameOf(only), isNullable: anyOf.length > 1 };
};

const isNull = (schema: Schema): boolean => typesOf(schema).length === 1 && typesOf(schema)[0] === 'null';

const resolved = (schema: Schema, schemas: Schemas): Schema => {
  const { $ref, ...beside } = schema;
  return $ref === undefined ? schema : { ...schemas[nameOf(schema)], ...beside };
};

/** A limit of two parts is the stricter one. */
const limitsJoined = (one: Schema, other: Schema): Schema => {
  const join = (limit: string, a: number | undefined, b: number | undefined, choose: typeof Math.min) =>
    a === undefined && b === undefined ? {} : { [limit]: choose(a ?? (b as number), b ?? (a as number)) };
  const joined = [
    ...LOWER_LIMITS.map((limit) => join(limit, one[limit], other[limit], Math.max)),
    ...UPPER_LIMITS.map((limit) => join(limit, one[limit], other[limit], Math.min)),
  ];
  return Object.assign({}, ...joined);
};

const joined = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  ...limitsJoined(one, other),
  properties: { ...one.properties, ...other.properties },
  required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
});

/** One schema of a schema and its parts. */
const whole = (schema: Schema, schemas: Schemas): Schema => {
  const { allOf = [], ...own } = resolved(schema, schemas);
  return allOf.reduce<Schema>((sum, part) => joined(sum, whole(part, schemas)), own);
};

const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const];

const plainShape = (facts: Schema): Shape => {
  const values = valuesOf(facts);
  const names = facts['x-enum-varnames'] ?? [];
  return {
    types: typesOf(facts),
    values: values?.map((value) => JSON.stringify(value)),
    names: Object.fromEntries(names.map((name, index) => [JSON.stringify(values?.[index]), name])),
    properties: facts.properties ?? {},
    required: facts.required ?? [],
    isClosed: facts.additionalProperties === false || facts.unevaluatedProperties === false,
    items: facts.items,
    alternatives: [],
    facts,
  };
};

/** What a schema says, with every reference of its own followed. */
export const shapeOf = (schema: Schema, schemas: Schemas): Shape => {
  const { anyOf, oneOf, ...own } = whole(schema, schemas);
  const choices = anyOf ?? oneOf ?? [];
  const others = choices.filter((one) => !isNull(one));
  const [only] = others;
  const types = choices.length > others.length ? ['null'] : [];
  if (others.length !== 1 || only === undefined) return { ...plainShape(own), alternatives: others };
  // 「x or null」 is x, whose types have null among them.
  const shape = shapeOf(joined(own, whole(only, schemas)), schemas);
  return { ...shape, types: shape.types.length === 0 ? [] : [...shape.types, ...types] };
};
