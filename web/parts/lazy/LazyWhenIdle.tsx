import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { Lazy as Fetched } from './createLazy.ts';
import { Lazy } from './Lazy.tsx';
import { usePrefetch } from './usePrefetch.ts';

type LazyWhenIdleProps<Props> = {
  readonly part: Fetched<ComponentType<Props>>;
  readonly props: Props;
  /** Keeps its place, so that nothing jumps when it comes. */
  readonly meanwhile?: ReactNode;
};

const leaveOut = (): void => undefined;

/** A part that nobody uses first, far down a page or beside it: it comes when the rest of the page can be used. */
export const LazyWhenIdle = <Props extends object>({
  part,
  props,
  meanwhile = null,
}: LazyWhenIdleProps<Props>) => {
  const [isWanted, setIsWanted] = useState(() => part.loaded() !== null);
  usePrefetch(useCallback(async () => setIsWanted(true), []));
  return isWanted ? <Lazy part={part} props={props} onFailed={leaveOut} meanwhile={meanwhile} /> : meanwhile;
};
