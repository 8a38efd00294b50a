import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { Later as Fetched } from './createLater.ts';
import { Later } from './Later.tsx';
import { useAhead } from './useAhead.ts';

type WhenIdleProps<Props> = {
  readonly part: Fetched<ComponentType<Props>>;
  readonly props: Props;
  /** Keeps its place, so that nothing jumps when it comes. */
  readonly meanwhile?: ReactNode;
};

const leaveOut = (): void => undefined;

/** A part that nobody uses first, far down a page or beside it: it comes when the rest of the page can be used. */
export const WhenIdle = <Props extends object>({ part, props, meanwhile = null }: WhenIdleProps<Props>) => {
  const [isWanted, setIsWanted] = useState(() => part.loaded() !== null);
  useAhead(useCallback(async () => setIsWanted(true), []));
  return isWanted ? <Later part={part} props={props} onFailed={leaveOut} meanwhile={meanwhile} /> : meanwhile;
};
