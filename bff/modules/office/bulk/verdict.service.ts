import { BulkRowOutcome, type BulkRunKind } from '#bff/generated/contract/enums.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { bulkWords } from './bulk.words.ts';
import type { NewBulkRow } from './bulkRows.data.ts';

export type BulkRowReason = components['schemas']['BulkRowReason'];

/** What would become of a record, as a row of the dry run keeps it. */
export type Verdict = Pick<NewBulkRow, 'outcome' | 'message'> &
  Partial<
    Pick<
      NewBulkRow,
      'reasonCode' | 'makes' | 'amount' | 'conditions' | 'assigneeId' | 'priorAssigneeId' | 'input' | 'before'
    >
  >;

export const able = (
  kind: BulkRunKind,
  more: Omit<Verdict, 'outcome' | 'message' | 'reasonCode'> & { readonly message?: string } = {},
): Verdict => ({ outcome: BulkRowOutcome.Able, message: bulkWords[kind].can, ...more });

export const unable = (reasonCode: BulkRowReason, message: string): Verdict => ({
  outcome: BulkRowOutcome.Unable,
  reasonCode,
  message,
});

export const already = (kind: BulkRunKind): Verdict => ({
  outcome: BulkRowOutcome.Unchanged,
  reasonCode: 'already',
  message: bulkWords[kind].already,
});
