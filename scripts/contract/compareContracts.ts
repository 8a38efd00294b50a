import { type Change, namesChanged, type Rule } from './changes.ts';
import { type Course, compareSchemas, type Way } from './compareSchemas.ts';
import type { Parameter, PublishedContract, PublishedOperation, Schema } from './publishedContract.ts';

type Pair<Value> = readonly [before: Value, after: Value];
type Contents = Readonly<Record<string, Schema>>;

const keysOf = (pair: Pair<object>): Pair<string[]> => [Object.keys(pair[0]), Object.keys(pair[1])];

const neededChanges = (
  pair: Pair<boolean>,
  rules: Pair<Rule>,
  { place, what }: Omit<Change, 'rule'>,
): Change[] => (pair[0] === pair[1] ? [] : [{ rule: pair[1] ? rules[0] : rules[1], place, what }]);

const parameterChanges = (
  pair: Pair<Readonly<Record<string, Parameter>>>,
  place: string,
  course: Course,
): Change[] => {
  const [before, after] = pair;
  const added = Object.entries(after).filter(([name]) => before[name] === undefined);
  const kept = Object.entries(before).flatMap(([name, old]) => {
    const now = after[name];
    if (now === undefined) return [];
    const what = name.split(' ').at(-1) ?? name;
    return [
      ...neededChanges([old.isNeeded, now.isNeeded], ['parameterNeeded', 'parameterOptional'], {
        place,
        what: name,
      }),
      ...compareSchemas([old.schema, now.schema], { place: `${place} ?${what}`, way: 'sent' }, course),
    ];
  });
  return [
    ...namesChanged(place, keysOf(pair), { gone: 'parameterRemoved' }),
    ...added.map(([what, { isNeeded }]): Change => {
      const rule = isNeeded ? 'parameterNeeded' : 'parameterAdded';
      return { rule, place, what };
    }),
    ...kept,
  ];
};

const contentChanges = (
  pair: Pair<Contents>,
  { place, way }: { readonly place: string; readonly way: Way },
  course: Course,
): Change[] => {
  const rules =
    way === 'sent'
      ? ({ gone: 'contentRefused', come: 'contentTaken' } as const)
      : ({ gone: 'contentRemoved', come: 'contentAdded' } as const);
  const kept = Object.entries(pair[0]).flatMap(([kind, schema]) => {
    const now = pair[1][kind];
    return now === undefined ? [] : compareSchemas([schema, now], { place, way }, course);
  });
  return [...namesChanged(place, keysOf(pair), rules), ...kept];
};

const answerChanges = (
  pair: Pair<PublishedOperation['answers']>,
  place: string,
  course: Course,
): Change[] => [
  ...namesChanged(place, keysOf(pair), { gone: 'statusRemoved', come: 'statusAdded' }),
  ...Object.entries(pair[0]).flatMap(([status, content]) => {
    const now = pair[1][status];
    return now === undefined ? [] : contentChanges([content, now], { place, way: 'answered' }, course);
  }),
];

/** Nobody named is everybody. */
const callerChanges = ([before, after]: Pair<readonly string[]>, place: string): Change[] => {
  const everybody = ['—'];
  if (before.length === 0 && after.length === 0) return [];
  if (after.length === 0) return [{ rule: 'callerAdded', place, what: 'everybody' }];
  return namesChanged(place, [before.length === 0 ? everybody : before, after], {
    gone: 'callerRemoved',
    ...(before.length > 0 && { come: 'callerAdded' }),
  });
};

const operationChanges = (
  [before, after]: Pair<PublishedOperation>,
  place: string,
  course: Course,
): Change[] => {
  const isNewlyDeprecated = after.isDeprecated === true && before.isDeprecated !== true;
  const deprecated: Change[] = isNewlyDeprecated ? [{ rule: 'operationDeprecated', place, what: '' }] : [];
  const codes: Pair<string[]> = [before.errorCodes.map(String), after.errorCodes.map(String)];
  return [
    ...deprecated,
    ...callerChanges([before.callers, after.callers], place),
    ...parameterChanges([before.parameters, after.parameters], place, course),
    ...neededChanges(
      [before.isBodyNeeded === true, after.isBodyNeeded === true],
      ['bodyNeeded', 'bodyOptional'],
      { place, what: '' },
    ),
    ...contentChanges([before.body, after.body], { place, way: 'sent' }, course),
    ...answerChanges([before.answers, after.answers], place, course),
    ...namesChanged(place, codes, { gone: 'errorCodeRemoved', come: 'errorCodeAdded' }),
  ];
};

const wholeOperations = (pair: Pair<object>): Change[] => {
  const [before, after] = keysOf(pair);
  const only = (own: string[], other: string[], rule: Rule): Change[] =>
    own.filter((name) => !other.includes(name)).map((place) => ({ rule, place, what: '' }));
  return [...only(before, after, 'operationRemoved'), ...only(after, before, 'operationAdded')];
};

/** All differences for partners, by operation; those of shared schemas once. */
export const compareContracts = (before: PublishedContract, after: PublishedContract): Change[] => {
  const course: Course = { schemas: [before.schemas, after.schemas], seen: new Set() };
  const kept = Object.entries(before.operations).flatMap(([place, operation]) => {
    const now = after.operations[place];
    return now === undefined ? [] : operationChanges([operation, now], place, course);
  });
  return [...wholeOperations([before.operations, after.operations]), ...kept];
};

const partsOf = (version: string): readonly number[] => version.split('.').map(Number);

/** Whether a version comes after another: 1.10.0 after 1.9.0. */
export const isLater = (version: string, than: string): boolean => {
  const [own, other] = [partsOf(version), partsOf(than)];
  const index = own.findIndex((part, place) => part !== other[place]);
  return index >= 0 && (own[index] ?? 0) > (other[index] ?? 0);
};

/** A new major version is what tells others that their programs have to be changed. */
export const isMajor = (version: string, than: string): boolean =>
  (partsOf(version)[0] ?? 0) > (partsOf(than)[0] ?? 0);
