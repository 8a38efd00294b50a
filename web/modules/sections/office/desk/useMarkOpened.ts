import { useEffect, useRef } from 'react';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { Section } from '../sectionTypes.ts';
import type { useSectionChange } from './decision/useSectionChange.ts';

/**
 * Tells the server once that somebody of the secretariat has seen it: the business cannot take it back then. That moves
 * the section's version, so a decision that is pressed meanwhile follows it.
 */
export const useMarkOpened = (
  { id, status, openedAt }: Section,
  { follow }: Pick<ReturnType<typeof useSectionChange>, 'follow'>,
): void => {
  const { run } = useChange('post', '/api/admin/section/{id}/open', { isQuiet: true });
  const told = useRef<number | null>(null);
  const isNew = status === DocumentCheckStatus.Confirming && openedAt === null;
  useEffect(() => {
    if (!isNew || told.current === id) return;
    told.current = id;
    follow(() => run({ path: { id } }));
  });
};
