import { type Change, namesChanged, type Rule } from './changes.ts';
import { LOWER_LIMITS, type Schema, UPPER_LIMITS } from './publishedContract.ts';
import { coreOf, nameOf, type Shape, shapeOf } from './shapes.ts';

/** Which way a value goes: to the product, or from it. What is harmless one way breaks the other. */
export type Way = 'sent' | 'answered';

type Schemas = Readonly<Record<string, Schema>>;
type Pair<Value> = readonly [before: Value, after: Value];
type Comparison = { readonly place: string; readonly way: Way };

const TYPES = {
  sent: { gone: 'typeRefused', come: 'typeTaken' },
  answered: { gone: 'typeGone', come: 'typeMayCome' },
} as const;

const VALUES = {
  sent: { gone: 'valueRefused', come: 'valueTaken' },
  answered: { gone: 'valueGone', come: 'valueAdded' },
} as const;

const limitChanges = ([before, after]: Pair<Schema>, place: string): Change[] => {
  const change = (limit: string, strictness: number, bound: number | undefined): Change[] => {
    if (strictness === 0) return [];
    const rule = strictness > 0 ? 'limitTightened' : 'limitLoosened';
    return [{ rule, place, what: bound === undefined ? limit : `${limit} ${bound}` }];
  };
  const lower = LOWER_LIMITS.flatMap((limit) =>
    change(limit, Math.sign((after[limit] ?? -Infinity) - (before[limit] ?? -Infinity)) || 0, after[limit]),
  );
  const upper = UPPER_LIMITS.flatMap((limit) =>
    change(limit, Math.sign((before[limit] ?? Infinity) - (after[limit] ?? Infinity)) || 0, after[limit]),
  );
  return [...lower, ...upper];
};

/** So many letters of a set, as a bank takes them: `^[ｱ-ﾝ0-9]{1,15}$`. */
const LETTERS = /^\^(?<set>\[[^\]]+\])\{(?<least>\d+),(?<most>\d+)\}\$$/;

const everyLetter = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

/** Whether a pattern of letters takes every letter that another took, and as few and as many of them. */
const takesTheLettersOf = (before: string, after: string): boolean => {
  const [were, are] = [LETTERS.exec(before)?.groups, LETTERS.exec(after)?.groups];
  if (were === undefined || are === undefined) return false;
  const [wereIn, areIn] = [new RegExp(were.set ?? ''), new RegExp(are.set ?? '')];
  const isAsLong = Number(are.least) <= Number(were.least) && Number(are.most) >= Number(were.most);
  return isAsLong && everyLetter.every((letter) => !wereIn.test(letter) || areIn.test(letter));
};

/**
 * A pattern with another one beside it, `old|other`, takes what it took, as one of more letters does; of any other change
 * nobody can tell.
 */
const patternChanges = ([before, after]: Pair<Schema>, place: string): Change[] => {
  if (after.pattern === undefined || before.pattern === after.pattern) return [];
  const isLooser =
    before.pattern !== undefined &&
    (after.pattern.startsWith(`${before.pattern}|`) || takesTheLettersOf(before.pattern, after.pattern));
  return [{ rule: isLooser ? 'patternLoosened' : 'patternChanged', place, what: after.pattern }];
};

const formChanges = ([before, after]: Pair<Schema>, { place, way }: Comparison): Change[] => {
  const format: Change[] =
    before.format === after.format ? [] : [{ rule: 'formatChanged', place, what: after.format ?? '—' }];
  if (way === 'answered') return format;
  return [...format, ...patternChanges([before, after], place), ...limitChanges([before, after], place)];
};

const valueChanges = ([before, after]: Pair<Shape>, { place, way }: Comparison): Change[] => {
  const shown = (shape: Shape, value: string): string => shape.names[value] ?? value;
  const renamed = Object.entries(before.names).flatMap(([value, name]): Change[] => {
    const now = after.names[value];
    return now === undefined || now === name ? [] : [{ rule: 'valueRenamed', place, what: now }];
  });
  // A list that is new refuses every other value; one that is gone takes every other.
  const only = (own: Shape, other: Shape, rule: Rule): Change[] =>
    (own.values ?? [])
      .filter((value) => other.values?.includes(value) === false)
      .map((value) => ({ rule, place, what: shown(own, value) }));
  const closed: Change[] =
    before.values === undefined && after.values !== undefined && way === 'sent'
      ? [{ rule: 'valueRefused', place, what: '—' }]
      : [];
  return [
    ...renamed,
    ...closed,
    ...only(before, after, VALUES[way].gone),
    ...only(after, before, VALUES[way].come),
  ];
};

/** A number is any number, also a whole one. */
const isTaken = (type: string, types: readonly string[]): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

const typeChanges = ([before, after]: Pair<Shape>, { place, way }: Comparison): Change[] => {
  const { gone, come } = TYPES[way];
  const only = (own: Shape, other: Shape, rule: Rule): Change[] =>
    own.types.filter((type) => !isTaken(type, other.types)).map((what) => ({ rule, place, what }));
  return [...only(before, after, gone), ...only(after, before, come)];
};

const propertyChanges = ([before, after]: Pair<Shape>, { place, way }: Comparison): Change[] => {
  const names: Pair<string[]> = [Object.keys(before.properties), Object.keys(after.properties)];
  const isKept = (name: string): boolean => names[0].includes(name) && names[1].includes(name);
  const kept: Pair<string[]> = [before.required.filter(isKept), after.required.filter(isKept)];
  if (way === 'answered') {
    return [
      ...namesChanged(place, names, { gone: 'propertyGone', come: 'propertyAdded' }),
      ...namesChanged(place, kept, { gone: 'propertyMayBeMissing', come: 'propertyAlways' }),
    ];
  }
  const added = names[1].filter((name) => !names[0].includes(name));
  return [
    ...namesChanged(place, names, { gone: 'propertyRefused' }),
    ...added.map((what): Change => {
      const rule = after.required.includes(what) ? 'propertyNeeded' : 'propertyTaken';
      return { rule, place, what };
    }),
    ...namesChanged(place, kept, { gone: 'propertyOptional', come: 'propertyNeeded' }),
  ];
};

const closingChanges = ([before, after]: Pair<Shape>, { place, way }: Comparison): Change[] => {
  const isObject = before.types.includes('object') && after.types.includes('object');
  if (way === 'answered' || !isObject || before.isClosed === after.isClosed) return [];
  return [{ rule: after.isClosed ? 'objectClosed' : 'objectOpened', place, what: '' }];
};

/** What a comparison goes through: the shared schemas of both, and which pairs of them have been compared. */
export type Course = { readonly schemas: Pair<Schemas>; readonly seen: Set<string> };

const alternativesBy = ({ alternatives }: Shape): Map<string, Schema> =>
  new Map(alternatives.map((one) => [nameOf(one) || JSON.stringify(one), one]));

const alternativeChanges = (shapes: Pair<Shape>, comparison: Comparison, course: Course): Change[] => {
  const [before, after] = [alternativesBy(shapes[0]), alternativesBy(shapes[1])];
  const inner = [...before].flatMap(([key, one]) => {
    const other = after.get(key);
    return other === undefined ? [] : compareSchemas([one, other], comparison, course);
  });
  const keys: Pair<string[]> = [[...before.keys()], [...after.keys()]];
  return [...namesChanged(comparison.place, keys, TYPES[comparison.way]), ...inner];
};

const innerChanges = ([one, other]: Pair<Shape>, { place, way }: Comparison, course: Course): Change[] => {
  const properties = Object.entries(one.properties).flatMap(([name, schema]) => {
    const now = other.properties[name];
    return now === undefined ? [] : compareSchemas([schema, now], { place: `${place}.${name}`, way }, course);
  });
  if (one.items === undefined || other.items === undefined) return properties;
  return [...properties, ...compareSchemas([one.items, other.items], { place: `${place}[]`, way }, course)];
};

const shapeChanges = (shapes: Pair<Shape>, comparison: Comparison, course: Course): Change[] => [
  ...typeChanges(shapes, comparison),
  ...valueChanges(shapes, comparison),
  ...formChanges([shapes[0].facts, shapes[1].facts], comparison),
  ...closingChanges(shapes, comparison),
  ...propertyChanges(shapes, comparison),
  ...alternativeChanges(shapes, comparison, course),
  ...innerChanges(shapes, comparison, course),
];

/** Shared schemas are compared once for each way, under their own name; so one that holds itself comes to an end. */
const sharedChanges = (names: Pair<string>, { place, way }: Comparison, course: Course): Change[] => {
  const key = `${way} ${names.join(' ')}`;
  if (course.seen.has(key)) return [];
  course.seen.add(key);
  const [before, after] = course.schemas;
  const shapes: Pair<Shape> = [
    shapeOf(before[names[0]] ?? {}, before),
    shapeOf(after[names[1]] ?? {}, after),
  ];
  return shapeChanges(shapes, { place: names[0] === names[1] ? names[0] : place, way }, course);
};

/** What differs between two schemas at a place, for the way that its values go. */
export const compareSchemas = (schemas: Pair<Schema>, comparison: Comparison, course: Course): Change[] => {
  const [old, now] = [coreOf(schemas[0]), coreOf(schemas[1])];
  if (old === undefined || now === undefined) {
    const [before, after] = course.schemas;
    return shapeChanges([shapeOf(schemas[0], before), shapeOf(schemas[1], after)], comparison, course);
  }
  const nulls: Pair<string[]> = [old.isNullable ? ['null'] : [], now.isNullable ? ['null'] : []];
  return [
    ...namesChanged(comparison.place, nulls, TYPES[comparison.way]),
    ...sharedChanges([old.name, now.name], comparison, course),
  ];
};
