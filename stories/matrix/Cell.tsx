import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { withoutLine } from '../screens/outages.ts';
import { Screen } from '../screens/Screen.tsx';
import { inState } from './inState.ts';
import type { Row } from './rows.ts';
import { sceneOf } from './scenes.ts';
import type { State } from './states.ts';

export type CellProps = { row: Row; state: State };

/** One page of the product in one state: the page of its own story, with the answers of the state. */
export const Cell = (props: CellProps) => (
  <Suspense fallback={<Skeleton />}>
    <Picture key={`${props.row.pattern} ${props.state}`} {...props} />
  </Suspense>
);

const Picture = ({ row, state }: CellProps) => {
  const scene = inState(use(sceneOf(row)), row, state);
  return state === 'offline' ? (
    <WithoutLine>
      <Screen {...scene} />
    </WithoutLine>
  ) : (
    <Screen {...scene} />
  );
};

/** The line is broken before the page asks for it, and whole again when the page is gone. */
const WithoutLine = ({ children }: { children: ReactNode }) => {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const mend = withoutLine();
    setBroken(true);
    return mend;
  }, []);
  return isBroken && children;
};
