import { useState } from 'react';
import { useStoryView } from '#stories/view/storyView.ts';
import { AuthApp } from '#web/app/AuthApp.tsx';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import type { InvalidReason } from '#web/parts/api/invalidReason.ts';
import { ServicesContext } from '#web/parts/api/services.ts';
import { authRouteOf } from '#web/parts/navigation/authRoute.ts';
import type { Variant } from '#web/parts/navigation/variant.ts';
import { storyServices, type Visitor } from '../../storyServices.ts';

export type DoorProps = {
  /** The address, as the browser shows it: `/user/5/login`. */
  path: string;
  /** `?return_url=…` or `?token=…`. */
  search?: string;
  /** What the contract answers; see web/mock/scenarios/access/doors.ts. */
  handlers: MockHandlers;
  visitor?: Visitor;
  variant?: Variant;
  /** Why the last session ended. */
  reason?: InvalidReason | null;
  /** Whether the installation names providers of OpenID Connect. */
  hasProviders?: boolean;
  /** Called instead of the page load that follows a log-in. */
  leave?: (href: string) => void;
};

/**
 * The real application in front of the log-in boundary, with the mock contract in the place of fetch.
 * @throws Error when the address is no log-in or password page
 */
export const Door = ({
  path,
  search = '',
  handlers,
  visitor,
  variant: own = 'Food',
  reason = null,
  hasProviders,
  leave,
}: DoorProps) => {
  const variant = useStoryView().variant ?? own;
  const [services] = useState(() =>
    storyServices({ handlers, visitor, leave, here: () => ({ pathname: path, search, hash: '' }) }),
  );
  const [route] = useState(() => authRouteOf(path));
  if (route === null) throw new Error(`${path} is not in front of the log-in boundary`);
  return (
    <ServicesContext value={services}>
      <AuthApp route={route} search={search} variant={variant} reason={reason} hasProviders={hasProviders} />
    </ServicesContext>
  );
};
