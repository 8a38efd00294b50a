import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Reads again when a mark has changed: what was read beside a run that went on meanwhile is of before.
 * @param mark for example the run's status
 */
export const useReadAgain = ({ refetch }: Pick<UseQueryResult, 'refetch'>, mark: number): void => {
  const seen = useRef(mark);
  useEffect(() => {
    if (seen.current !== mark) void refetch();
    seen.current = mark;
  }, [mark, refetch]);
};
