import { Bell } from 'lucide-react';
import { styled } from 'styled-components';
import { Count } from '#ui-kit/Count/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { color, radius, size, space } from '#ui-kit/tokens/index.ts';
import { Link } from '#web/navigation/Link.tsx';
import { shellText } from '#web/text/shellText.ts';

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
export const NotificationBell = ({ href, unread }: NotificationBellProps) => {
  const name =
    unread === 0
      ? shellText((w) => w.menu.userNotifications)
      : shellText((w) => w.menu.userNotificationsBell, { count: unread });
  return (
    <Place href={href} aria-label={name} title={name}>
      <Icon of={Bell} size={24} />
      {unread > 0 && <Unread aria-hidden value={unread} variant="alert" />}
    </Place>
  );
};
