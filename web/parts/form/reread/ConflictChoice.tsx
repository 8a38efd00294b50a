import { createLater } from '#web/parts/later/createLater.ts';
import { Later } from '#web/parts/later/Later.tsx';
import type { ConflictPanelProps } from './ConflictPanel.tsx';

const Panel = createLater(async () => (await import('./ConflictPanel.tsx')).ConflictPanel);

/** Asks which of two windows' words stay; hardly anybody is asked, so the question comes in a script of its own. */
export const ConflictChoice = (props: ConflictPanelProps) => <Later part={Panel} props={props} />;
