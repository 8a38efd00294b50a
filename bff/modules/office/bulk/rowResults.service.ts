import { ApiError } from '#bff/core/apiError.ts';
import { BulkRowOutcome, type BulkRunKind } from '#bff/generated/contract/enums.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { bulkWords, bulkMessages as messages } from './bulk.words.ts';
import type { RowResult } from './bulkRowWork.data.ts';
import { importTexts } from './imports/imports.words.ts';
import { bulkPeopleTexts } from './people/bulkPeople.words.ts';
import type { BulkRowReason } from './verdict.service.ts';

const { Able, Done, Failed, Undoing, Undone } = BulkRowOutcome;

/** What a job does with the rows of a run: forward, or back. */
export type Way = { readonly from: typeof Able | typeof Undoing };

export const FORWARD: Way = { from: Able };
export const BACK: Way = { from: Undoing };

export const resultOf = ({ from }: Way, kind: BulkRunKind, finishedAt: Date): RowResult =>
  from === Able
    ? { outcome: Done, message: bulkWords[kind].done, reasonCode: null, finishedAt }
    : { outcome: Undone, message: messages.undone, reasonCode: null, finishedAt };

/** What keeps a row from being taken back is told in its own words. */
const UNDO_WORDS: readonly (string | undefined)[] = [
  messages.undoChanged,
  messages.undoAssigned,
  messages.undoDates,
  bulkPeopleTexts.undoChanged,
  importTexts.undoChanged,
  importTexts.undoUsed,
];

type Said = { readonly reasonCode: BulkRowReason; readonly message: string };

const saidBy = (error: ApiError): Said => {
  const { failure, sentence, options } = error;
  if (failure === 'RECORD_CHANGED') {
    const isOwn = UNDO_WORDS.includes(options.detail);
    return { reasonCode: 'changed', message: isOwn ? sentence : messages.changed };
  }
  if (failure === 'NOT_FOUND') return { reasonCode: 'unknown', message: messages.gone };
  if (failure === 'INVALID_PARAMETER' || failure === 'NOT_ENOUGH_PARAMETERS')
    return { reasonCode: 'amount', message: options.errors?.[0]?.message ?? sentence };
  return { reasonCode: 'rule', message: sentence };
};

/**
 * What a row that did not succeed says: it is as it was. One that could not be taken back stays done, with why.
 * @param doneAt when it was done, of one that was to be taken back
 * @returns null for a failure of the machinery: the row is left for the next try
 */
export const failureOf = (
  error: unknown,
  { from }: Way,
  at: { now: Date; doneAt: Date | null },
): RowResult | null => {
  if (isProblem(error, 'unavailable') || isProblem(error, 'serialization')) return null;
  const isKnown = error instanceof ApiError && error.failure !== 'INTERNAL_ERROR';
  const said: Said = isKnown ? saidBy(error) : { reasonCode: 'problem', message: messages.problem };
  return from === Able
    ? { outcome: Failed, ...said, finishedAt: at.now }
    : { outcome: Done, ...said, finishedAt: at.doneAt ?? at.now };
};
