import { ERROR_CASES } from '#bff/core/apiError.ts';
import type { ContractDocument } from '#bff/core/contractDocument.ts';
import { code, escapeHtml, link, list, table } from '../html.ts';
import { addressOf } from '../pages.ts';
import { errorAdvice, reasonAdvice } from '../text/errors.ts';
import { guideWords as words } from '../text/words.ts';
import { membersOf } from './labels.ts';
import { type DescribedOperation, operationsIn } from './operations.ts';

/** A code of the catalogue: what it means, with which statuses and reasons it comes, and which operations answer it. */
export type ErrorFact = {
  readonly code: number;
  readonly name: string;
  readonly label: string;
  readonly cases: readonly { readonly status: number; readonly reason: string }[];
  readonly operations: readonly DescribedOperation[];
};

export const errorFacts = (document: ContractDocument): ErrorFact[] => {
  const operations = operationsIn(document);
  return membersOf(document, 'ErrorCode').map(({ value, name, label }) => ({
    code: Number(value),
    name,
    label,
    cases: ERROR_CASES.filter((each) => each.code === value),
    operations: operations.filter(({ codes }) => codes.includes(Number(value))),
  }));
};

const addressOfError = (error: number): string => `${addressOf('errors')}/${error}`;

const statusesOf = ({ cases }: ErrorFact): string =>
  [...new Set(cases.map(({ status }) => status))].toSorted().join(words.or);

/** Every code in one table, each leading to its page. */
export const errorTable = (document: ContractDocument): string =>
  table({
    label: words.titles.errors,
    head: words.errorHead,
    rows: errorFacts(document).map((fact) => [
      link(addressOfError(fact.code), String(fact.code)),
      `${escapeHtml(fact.label)}<br>${code(fact.name)}`,
      statusesOf(fact),
      escapeHtml(errorAdvice[fact.code]?.cure ?? ''),
    ]),
  });

/** Every reason, with its code and status. */
export const reasonTable = (document: ContractDocument): string => {
  const labels = new Map(membersOf(document, 'ErrorReason').map(({ value, label }) => [value, label]));
  return table({
    label: words.reasons,
    head: words.reasonHead,
    rows: ERROR_CASES.map((each) => [
      code(each.reason),
      escapeHtml(labels.get(each.reason) ?? ''),
      link(addressOfError(each.code), String(each.code)),
      String(each.status),
    ]),
  });
};

/** Of more operations than these a reader learns nothing. */
const MOST_NAMED = 60;

const operationList = (operations: readonly DescribedOperation[]): string => {
  if (operations.length > MOST_NAMED) return `<p>${words.byManyOperations(operations.length)}</p>`;
  const items = operations.map(
    ({ summary, method, path }) => `${escapeHtml(summary)}<br>${code(`${method.toUpperCase()} ${path}`)}`,
  );
  return `<details><summary>${words.byOperations(operations.length)}</summary>${list(items)}</details>`;
};

/** The page of one code: what happened, what to do, what tells its cases apart, and who answers it. */
export const errorPage = (
  document: ContractDocument,
  error: number,
): { title: string; body: string } | null => {
  const fact = errorFacts(document).find((each) => each.code === error);
  const advice = errorAdvice[error];
  if (fact === undefined || advice === undefined) return null;
  const cases = fact.cases.map(({ status, reason }) => [
    code(reason),
    String(status),
    escapeHtml(reasonAdvice[reason]?.cause ?? advice.cause),
    escapeHtml(reasonAdvice[reason]?.cure ?? advice.cure),
  ]);
  const body = [
    `<p>${link(addressOf('errors'), words.allErrors)} ${code(fact.name)}</p>`,
    `<h2>${words.cause}</h2><p>${escapeHtml(advice.cause)}</p>`,
    `<h2>${words.cure}</h2><p>${escapeHtml(advice.cure)}</p>`,
    `<h2>${words.cases}</h2>`,
    table({ label: words.cases, head: words.caseHead, rows: cases }),
    `<h2>${words.raisedBy}</h2>`,
    operationList(fact.operations),
  ].join('\n');
  return { title: `${error} ${fact.label}`, body };
};
