import { Bell } from 'lucide-react';
import { styled } from 'styled-components';
import { Count } from '#ui-kit/Count/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { color, radius, size, space } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { ownMenuText } from './ownMenu.words.ts';

const Place = styled(Link)`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius[6]};
  color: ${color.text};
  &:hover { background: ${color.canvas}; }
`;

// Over the upper right of the bell; the target stays whole.
const Unread = styled(Count)`
  position: absolute;
  top: ${space[2]};
  right: ${space[2]};
`;

type NotificationBellProps = { href: string; unread: number };

/** The way to the notifications from the top bar of small windows, where the menu with its counts is closed. */
export const NotificationBell = ({ href, unread }: NotificationBellProps) => (
  <Place href={href}>
    <Icon of={Bell} size={24} />
    <VisuallyHidden>{ownMenuText((w) => w.userNotifications)}</VisuallyHidden>
    {unread > 0 && (
      <Unread
        value={unread}
        variant="alert"
        label={ownMenuText((w) => w.userNotificationsUnread, { count: unread })}
      />
    )}
  </Place>
);
