import { createContext, useContext } from 'react';
import type { AdminType } from '#web/parts/api/generated/enums.ts';
import { authRouteOf } from '#web/parts/navigation/authRoute.ts';
import type { Variant } from '#web/parts/navigation/variant.ts';

/** Who looks at a screen, on which host, and at which names, where the toolbar asks for other than the story's own. */
export type StoryView = {
  readonly role: AdminType | null;
  readonly variant: Variant | null;
  readonly hasLongNames: boolean;
};

export const OWN_VIEW: StoryView = { role: null, variant: null, hasLongNames: false };

export const StoryViewContext = createContext<StoryView>(OWN_VIEW);

export const useStoryView = (): StoryView => useContext(StoryViewContext);

/** Whether roles make a difference at an address: behind the log-in of the administrators. */
export const hasRoles = (path: string): boolean =>
  /^\/admin(?:\/|\?|$)/.test(path) && authRouteOf(new URL(path, 'http://mock.invalid').pathname) === null;
