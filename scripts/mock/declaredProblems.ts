import type { ContractDocument, MountedOperation } from '#bff/core/contractDocument.ts';

/** A refusal that an operation declares, as the contract's example shows it. */
export type DeclaredProblem = {
  readonly status: number;
  /** The name of the example: `expired`, `notJson`. */
  readonly example: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** What the contract promises beside it, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
};

type Ref = { readonly $ref?: string };
type Header = Ref & { readonly schema?: { readonly examples?: readonly unknown[] } };
type Example = { readonly value: Readonly<Record<string, unknown>> };
type Answer = Ref & {
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Example>> }>>;
};
type Operation = { readonly responses: Readonly<Record<string, Answer>> };
type Components = Readonly<Record<'responses' | 'headers', Readonly<Record<string, object>>>>;

const PROBLEM = 'application/problem+json';

/** Problems of a contract by operation, each from the examples that stand with its answers. */
export const createDeclaredProblems = (document: ContractDocument) => {
  // The generated edge: the document has been linted, a reference leads to a component of its kind.
  const components = document.components as unknown as Components;

  const follow = <Value extends Ref>(value: Value, kind: keyof Components): Value => {
    const name = value.$ref?.split('/').at(-1);
    return name === undefined ? value : (components[kind][name] as Value);
  };

  const headersOf = ({ headers = {} }: Answer): Record<string, string> =>
    Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [
        name,
        String(follow(header, 'headers').schema?.examples?.[0] ?? ''),
      ]),
    );

  const problemsOf = (status: number, answer: Answer): DeclaredProblem[] =>
    Object.entries(answer.content?.[PROBLEM]?.examples ?? {}).map(([example, { value }]) => ({
      status,
      example,
      body: value,
      headers: headersOf(answer),
    }));

  /** In the order of the contract: by status, then as the examples stand. */
  return ({ path, method }: Pick<MountedOperation, 'path' | 'method'>): DeclaredProblem[] => {
    const operation = document.paths[path]?.[method] as Operation | undefined;
    return Object.entries(operation?.responses ?? {}).flatMap(([status, answer]) =>
      problemsOf(Number(status), follow(answer, 'responses')),
    );
  };
};
