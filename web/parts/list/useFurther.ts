import { useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { shellText } from '#web/parts/text/shell.words.ts';

type Part<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null };

/**
 * What stands behind the part of a list that is read anew by itself: each press reads another part behind the cursor.
 * A newer first part begins anew, since its cursor is another one.
 */
export const useFurther = <Item>(
  first: Part<Item>,
  readBehind: (cursor: string) => Promise<Part<Item> | null>,
) => {
  const [further, setFurther] = useState<(Part<Item> & { readonly of: Part<Item> }) | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { show } = useSnackbar();
  const known = further?.of === first ? further : { items: [], nextCursor: first.nextCursor };
  const readMore = async (): Promise<void> => {
    if (known.nextCursor === null) return;
    setIsBusy(true);
    try {
      const part = await readBehind(known.nextCursor);
      const items = [...known.items, ...(part?.items ?? [])];
      setFurther({ of: first, items, nextCursor: part?.nextCursor ?? null });
    } catch {
      show({ message: shellText((w) => w.error.unreachable), severity: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return { items: [...first.items, ...known.items], hasMore: known.nextCursor !== null, isBusy, readMore };
};
