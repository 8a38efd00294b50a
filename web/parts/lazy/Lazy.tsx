import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import type { Lazy as Fetched } from './createLazy.ts';

/**
 * A part of a page in a script of its own: what only a press shows. Fetched with `usePrefetch(part.load)`, at the latest
 * by `Lazy`.
 */
type LazyPart<Props> = Fetched<ComponentType<Props>>;

type LazyProps<Props> = {
  readonly part: LazyPart<Props>;
  readonly props: Props;
  /** It could not be fetched, and the visitor has been told; the page takes the press back, if there was one. */
  readonly onFailed?: () => void;
  /** Keeps its place while it is on its way. */
  readonly meanwhile?: ReactNode;
};

const stay = (): void => undefined;

/** Shows a part at once when it is there, else as soon as it is. Without a connection a message says so. */
export const Lazy = <Props extends object>({
  part,
  props,
  onFailed = stay,
  meanwhile = null,
}: LazyProps<Props>) => {
  const [Part, setPart] = useState(() => part.loaded());
  const { show } = useSnackbar();
  useEffect(() => {
    if (Part !== null) return;
    let isWanted = true;
    part.load().then(
      (loaded) => isWanted && setPart(() => loaded),
      () => {
        if (!isWanted) return;
        show({
          message: shellText((w) => w.error.unreachable),
          severity: 'error',
          action: { label: shellText((w) => w.error.reload), onSelect: () => window.location.reload() },
        });
        onFailed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [part, Part, show, onFailed]);
  return Part === null ? meanwhile : <Part {...props} />;
};
