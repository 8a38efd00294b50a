import { parseSync } from 'vite';

/* How the build leaves out what a library has and the product does not use. */

/** Names of methods, between spaces, by the class that has them. */
export type Methods = Readonly<Record<string, string>>;

/** An `init` only prepares what is left out with it; whoever calls another method all the same is told. */
const emptied = (name: string): string =>
  name === 'init' ? '{}' : "{ throw Error('left out by scripts/slim') }";

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
 * Empties methods of classes.
 * @throws Error when the code has no such method: another version of a library has others
 */
export const withoutMethods = (code: string, unused: Methods): string => {
  const wanted = new Set(
    Object.entries(unused).flatMap(([name, methods]) =>
      methods.split(' ').map((method) => `${name}.${method}`),
    ),
  );
  const cuts: { readonly start: number; readonly end: number; readonly left: string }[] = [];
  for (const [className, members] of parseSync('library.js', code).program.body.flatMap(classesOf)) {
    for (const member of members) {
      if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue;
      const { name } = member.key;
      if (wanted.delete(`${className}.${name}`) && member.value.body)
        cuts.push({ start: member.value.body.start, end: member.value.body.end, left: emptied(name) });
    }
  }
  if (wanted.size > 0) throw new Error(`There is nothing to leave out at ${[...wanted].join(', ')}`);
  return cuts
    .toReversed()
    .reduce((left, cut) => `${left.slice(0, cut.start)}${cut.left}${left.slice(cut.end)}`, code);
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
