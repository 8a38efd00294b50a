import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { components } from '#web/parts/api/generated/types.ts';
import { useServices } from '#web/parts/api/services.ts';

type Asked = components['schemas']['PaperPreviewCreate'];

/** A moment after the last key: what is being typed is not tried. */
const SETTLED_MS = 500;

const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/**
 * What a paper would say, again a moment after each change; the one before stays until then.
 * @param asked null while nothing can be tried
 */
export const usePreview = (asked: Asked | null) => {
  const { api } = useServices();
  const settled = useSettled(JSON.stringify(asked));
  return useQuery({
    queryKey: ['/api/admin/issued_paper/preview', settled],
    queryFn: ({ signal }) => {
      const body = JSON.parse(settled) as Asked;
      return api.change('post', '/api/admin/issued_paper/preview', { body }, { signal });
    },
    enabled: settled !== 'null',
    retry: false,
    placeholderData: keepPreviousData,
  });
};
