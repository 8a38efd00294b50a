import { type Request, type RequestHandler, type Response, Router } from 'express';
import { ApiError } from '#bff/core/apiError.ts';
import { type ContractDocument, mountedOperations } from '#bff/core/contractDocument.ts';
import { PROBLEM_TYPE } from '#bff/http/middleware/problem.ts';
import { contextOf } from '#bff/http/middleware/requestContext.ts';
import { toExpressPath } from '#bff/http/validator.ts';
import { createDeclaredProblems, type DeclaredProblem } from './declaredProblems.ts';

/** What a caller prefers to be answered: an HTTP status, an example of the contract by its name, or both. */
type Preference = { readonly code?: string; readonly example?: string };

/** One of the preferences of RFC 7240 that are meant for a mock; others are for somebody else. */
const ours = /^(code|example)\s*=\s*"?([\w-]{1,60})"?$/i;

/** @param header the value of `Prefer` @returns null when it asks nothing of a mock */
export const preferenceIn = (header: string): Preference | null => {
  const pairs = header.split(',', 20).flatMap((part) => {
    const [, name, value] = ours.exec(part.trim()) ?? [];
    return name === undefined ? [] : [[name.toLowerCase(), value]];
  });
  return pairs.length === 0 ? null : Object.fromEntries(pairs);
};

const fits =
  ({ code, example }: Preference) =>
  (problem: DeclaredProblem): boolean =>
    (code === undefined || code === String(problem.status)) &&
    (example === undefined || example === problem.example);

/** Loud where it cannot be had: a test that prefers what never comes would test nothing. */
const refusal = (problems: readonly DeclaredProblem[]): ApiError => {
  const known = problems.map(({ status, example }) => `code=${status}, example=${example}`).join(' / ');
  return new ApiError('INVALID_PARAMETER', {
    detail: `この操作にないエラーです。Prefer には次のいずれかを指定してください: ${known}`,
  });
};

const write = (request: Request, response: Response, { status, example, ...problem }: DeclaredProblem) => {
  // A file that is being sent is received and thrown away, so that its sender hears the answer.
  request.resume();
  response.status(status).set(problem.headers);
  response.set('Preference-Applied', `code=${status}, example=${example}`);
  response.setHeader('Content-Type', PROBLEM_TYPE);
  response.end(JSON.stringify({ ...problem.body, requestId: contextOf(request).requestId }));
};

/**
 * Answers `Prefer: code=409` or `Prefer: code=401, example=expired` with that problem of the operation, whoever asks and
 * whatever he sends; a request without such a preference goes on to the product.
 */
export const preferredProblem = (document: ContractDocument): RequestHandler => {
  const problemsOf = createDeclaredProblems(document);
  const router = Router({ caseSensitive: true, strict: true });
  for (const operation of mountedOperations()) {
    const problems = problemsOf(operation);
    router[operation.method](toExpressPath(operation.path), (request, response, next) => {
      const preference = preferenceIn(request.get('prefer') ?? '');
      if (preference === null) return next();
      const problem = problems.find(fits(preference));
      if (problem === undefined) next(refusal(problems));
      else write(request, response, problem);
    });
  }
  return (request, response, next) =>
    request.headers.prefer === undefined ? next() : router(request, response, next);
};
