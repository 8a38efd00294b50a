import { describe, expect, it } from 'vitest';
import { ERROR_CASES } from '#bff/core/apiError.ts';
import { loadContractDocument, mountedOperations } from '#bff/core/contractDocument.ts';

type Problem = {
  readonly type: string;
  readonly status: number;
  readonly code: number;
  readonly reason: string;
};
type Content = {
  readonly schema: { readonly $ref?: string; readonly examples?: unknown };
  readonly examples?: Readonly<Record<string, { readonly value: Problem }>>;
};
type Answer = {
  readonly 'x-error-codes'?: readonly number[];
  readonly content?: Readonly<Record<string, Content>>;
};
type Reference = { readonly $ref?: string };

const document = loadContractDocument();
const { responses } = document.components as unknown as { responses: Record<string, Answer> };

const resolved = (answer: Answer & Reference): Answer => {
  const name = answer.$ref?.split('/').at(-1);
  return name === undefined ? answer : (responses[name] ?? {});
};

/** Every error answer of every operation. */
const cases = mountedOperations().flatMap(({ operationId, path, method }) => {
  const operation = document.paths[path]?.[method] as { responses: Record<string, Answer & Reference> };
  return Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, answer]) => ({ operationId, status: Number(status), answer: resolved(answer) }));
});

/** The answers that they share, each once, with who gives it as which status. */
const shared = [...Map.groupBy(cases, ({ answer }) => answer)];

const contentOf = (answer: Answer): Content | undefined => answer.content?.['application/problem+json'];
const problemsOf = (answer: Answer): Problem[] =>
  Object.values(contentOf(answer)?.examples ?? {}).map(({ value }) => value);

describe('the error answers', () => {
  it('are more than a thousand, each a problem with examples', () => {
    expect(cases.length).toBeGreaterThan(1000);
    const without = cases.filter(({ answer }) => problemsOf(answer).length === 0);
    expect(without.map(({ operationId, status }) => `${operationId} ${status}`)).toEqual([]);
  });

  it('show their operations the status that they are given with, and a code of their own', () => {
    const wrong = shared.flatMap(([answer, given]) =>
      problemsOf(answer).flatMap(({ status, code }) => [
        ...given
          .filter((one) => one.status !== status)
          .map((one) => `${one.operationId} ${one.status} shows ${status}`),
        ...(answer['x-error-codes']?.includes(code)
          ? []
          : given.map((one) => `${one.operationId} ${one.status} shows ${code}`)),
      ]),
    );
    expect(wrong).toEqual([]);
    expect(shared.length).toBeGreaterThan(15);
  });

  it('of an operation together carry the codes that it lists, each of them and no other', () => {
    const codesOf = (answers: readonly Answer[]): number[] =>
      [...new Set(answers.flatMap((answer) => answer['x-error-codes'] ?? []))].toSorted((a, b) => a - b);
    const differing = mountedOperations().flatMap(({ operationId, path, method }) => {
      const operation = document.paths[path]?.[method] as Answer & { responses: Record<string, Answer> };
      const carried = codesOf(Object.values(operation.responses).map(resolved));
      const listed = codesOf([operation]);
      return carried.join() === listed.join() ? [] : [`${operationId} lists ${listed}, carries ${carried}`];
    });
    expect(differing).toEqual([]);
  });

  it('show each code that they can carry', () => {
    const silent = Object.entries(responses).flatMap(([name, answer]) => {
      const shown = new Set(problemsOf(answer).map(({ code }) => code));
      return (answer['x-error-codes'] ?? [])
        .filter((code) => !shown.has(code))
        .map((code) => `${name} ${code}`);
    });
    expect(silent).toEqual([]);
  });

  it('show the type and the reason that the server answers with this code and status', () => {
    const shown = Object.values(responses).flatMap(problemsOf);
    const known = new Set(ERROR_CASES.map(({ code, status, reason }) => `${code} ${status} ${reason}`));
    const wrong = shown.filter(
      ({ type, status, code, reason }) =>
        type !== `/api/docs/errors/${code}` || !known.has(`${code} ${status} ${reason}`),
    );
    expect(wrong).toEqual([]);
    expect(shown.length).toBeGreaterThan(20);
  });

  it('have no other example, which a mock would answer instead: the schema of a problem has none', () => {
    const schemas = new Set(cases.map(({ answer }) => contentOf(answer)?.schema.$ref));
    expect([...schemas]).toEqual(['#/components/schemas/Problem']);
    expect(document.components.schemas.Problem).not.toHaveProperty('examples');
  });
});
