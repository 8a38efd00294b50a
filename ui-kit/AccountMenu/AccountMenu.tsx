import { ChevronDown, KeyRound, LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import { Avatar } from '#ui-kit/Avatar/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import type { MenuItem } from '#ui-kit/Menu/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import { border, color, size, space, text } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';

const Trigger = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]};
  width: 100%;
  min-height: 4rem;
  padding: ${space[8]} ${space[16]};
  border: 0;
  border-top: ${border.normal};
  background: ${color.surface};
  color: ${color.text};
  text-align: left;
  font-size: ${text[14]};
  line-height: 1.45;
  font-feature-settings: 'palt';
  & > svg { color: ${color.textMuted}; }
  &:hover { background: ${color.surfaceHover}; }
  &:focus-visible { outline-offset: calc(-1 * ${size.rule}); }
`;

const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Mail = styled(Line)`
  color: ${color.textMuted};
  font-size: ${text[12]};
`;

export type AccountMenuProps = {
  /** The name of the kind of user (spec 2: the admin type), or of the person. */
  name: string;
  email: string;
  /** Missing for a session that has no password of its own. */
  onChangePassword?: () => void;
  onLogOut: () => void;
  /** Further items, above the way out. */
  items?: readonly MenuItem[];
};

/** Who is logged in, at the foot of the drawer, with what one can do about it (spec 2). */
export const AccountMenu = ({ name, email, onChangePassword, onLogOut, items = [] }: AccountMenuProps) => {
  const menuItems: MenuItem[] = [
    ...items,
    ...(onChangePassword === undefined
      ? []
      : [
          {
            id: 'password',
            label: jaShell.account.changePassword,
            icon: KeyRound,
            onSelect: onChangePassword,
          },
        ]),
    { id: 'log-out', label: jaShell.account.logOut, icon: LogOut, onSelect: onLogOut },
  ];
  return (
    <Menu
      label={jaShell.account.button}
      items={menuItems}
      placement="top-start"
      trigger={(props) => (
        <Trigger {...props}>
          <Avatar name={name} />
          <span>
            <VisuallyHidden>{jaShell.account.button} </VisuallyHidden>
            <Line>{name}</Line>
            <Mail>{email}</Mail>
          </span>
          <Icon of={ChevronDown} />
        </Trigger>
      )}
    />
  );
};
