import { ApiError } from '#bff/core/apiError.ts';
import type { AuditTargetKind } from '#bff/core/audit/auditEntry.ts';
import { RETAINED_WORDS } from './retained.data.ts';
import type { Retained } from './retainedRecords.data.ts';

/** What the trail calls them, in the order of RetentionKind. */
export const RETENTION_TARGETS: readonly AuditTargetKind[] = [
  'application',
  'application',
  'myPage',
  'applicant',
  'corporationUser',
  'adminUser',
];

const WORDS: readonly string[] = RETAINED_WORDS;
const MAX_ID = 2 ** 31 - 1;

/** Its id in the contract: application-12. */
export const retentionIdOf = ({ kind, subjectId }: Retained): string => `${WORDS[kind] ?? ''}-${subjectId}`;

/** @throws NOT_FOUND for a number that no record can have */
export const retainedOf = (id: string): Retained => {
  const [word = '', number = ''] = id.split('-');
  const kind = WORDS.indexOf(word);
  const subjectId = Number(number);
  if (kind === -1 || subjectId > MAX_ID) throw new ApiError('NOT_FOUND');
  return { kind, subjectId };
};
