import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import type { ConflictPanelProps } from './ConflictPanel.tsx';

const Panel = createLazy(async () => (await import('./ConflictPanel.tsx')).ConflictPanel);

/** Asks which of two windows' words stay; hardly anybody is asked, so the question comes in a script of its own. */
export const ConflictChoice = (props: ConflictPanelProps) => <Lazy part={Panel} props={props} />;
