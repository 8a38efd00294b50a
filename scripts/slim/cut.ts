import { parseSync } from 'vite';

/* How the build leaves out what a library has and the product does not use. */

/** Names of methods, between spaces, by the class that has them. */
export type Methods = Readonly<Record<string, string>>;

/**
 * Of most methods nothing: who calls one all the same is told by the browser. One that the library binds must be there,
 * and an `init` only prepares what is left out with it.
 */
const leftOf = (name: string, code: string): string => {
  if (name === 'init') return 'init() {}';
  return code.includes(`.${name}.bind(`) ? `${name}() { throw Error('left out by scripts/slim') }` : '';
};

/** What is put in the place of a part of the code. */
type Cut = { readonly start: number; readonly end: number; readonly left: string };

/** @throws Error when something wanted was not found: another version of a library has other names */
const withCuts = (code: string, cuts: readonly Cut[], missing: ReadonlySet<string>): string => {
  if (missing.size > 0) throw new Error(`There is nothing to leave out at ${[...missing].join(', ')}`);
  return cuts
    .toReversed()
    .reduce((left, cut) => `${left.slice(0, cut.start)}${cut.left}${left.slice(cut.end)}`, code);
};

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Members = Extract<Statement, { body: { type: 'ClassBody' } }>['body']['body'];

/** 「class A {}」 and 「var A = class {}」: names and members. */
const classesOf = (statement: Statement): [name: string, members: Members][] => {
  if (statement.type === 'ClassDeclaration') return [[statement.id?.name ?? '', statement.body.body]];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }): [string, Members][] =>
    id.type === 'Identifier' && init?.type === 'ClassExpression' ? [[id.name, init.body.body]] : [],
  );
};

/**
 * Takes methods from classes.
 * @throws Error when the code has no such method: another version of a library has others
 */
export const withoutMethods = (code: string, unused: Methods): string => {
  const wanted = new Set(
    Object.entries(unused).flatMap(([name, methods]) =>
      methods.split(' ').map((method) => `${name}.${method}`),
    ),
  );
  const cuts: Cut[] = [];
  for (const [className, members] of parseSync('library.js', code).program.body.flatMap(classesOf)) {
    for (const member of members) {
      if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue;
      const { name } = member.key;
      if (!wanted.delete(`${className}.${name}`)) continue;
      cuts.push({ start: member.start, end: member.end, left: leftOf(name, code) });
    }
  }
  return withCuts(code, cuts, wanted);
};

type Body = { readonly start: number; readonly end: number } | null;

/** 「const a = () => {}」 and 「function a() {}」: names and bodies. */
const functionsOf = (statement: Statement): [name: string, body: Body][] => {
  if (statement.type === 'FunctionDeclaration') return [[statement.id?.name ?? '', statement.body]];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }): [string, Body][] =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [[id.name, init.body]] : [],
  );
};

/**
 * Says what functions answer; what only they ask for goes with them.
 * @param answers what each answers, by its name
 * @throws Error when the code has no such function: another version of a library has others
 */
export const withAnswers = (code: string, answers: Readonly<Record<string, string>>): string => {
  const wanted = new Set(Object.keys(answers));
  const cuts: Cut[] = [];
  for (const [name, body] of parseSync('library.js', code).program.body.flatMap(functionsOf)) {
    if (body === null || !wanted.delete(name)) continue;
    cuts.push({ start: body.start, end: body.end, left: `{ return ${answers[name]} }` });
  }
  return withCuts(code, cuts, wanted);
};

/**
 * Says of branches that they are never taken; what stands in them goes with what only they ask for.
 * @param conditions as they stand in the code behind `if`
 * @throws Error when the code has no such branch: another version of a library asks otherwise
 */
export const withoutBranches = (code: string, conditions: readonly string[]): string =>
  conditions.reduce((left, condition) => {
    const branch = `if (${condition})`;
    if (!left.includes(branch)) throw new Error(`There is nothing to leave out at ${branch}`);
    return left.replaceAll(branch, 'if (false)');
  }, code);
