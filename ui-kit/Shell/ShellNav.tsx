import { useId } from 'react';
import { styled } from 'styled-components';
import { Count } from '#ui-kit/Count/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';
import type { ShellMenuGroup, ShellMenuItem } from './shellTypes.ts';

const GroupLabel = styled.p`
  padding: ${space[16]} ${space[12]} ${space[4]};
  color: ${color.textMuted};
  font-size: ${text[12]};
  line-height: ${leading[12]};
  font-weight: ${weight.bold};
`;

const Item = styled(UiLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${size.target};
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius[6]};
  color: ${color.text};
  font-size: 0.9375rem;
  line-height: ${leading.tight};
  text-decoration: none;
  & > svg { color: ${color.textMuted}; }
  ${media.hover} { &:hover { background: ${color.surfaceHover}; } }
  &:focus-visible { outline-offset: calc(-1 * ${size.line}); }
  &[aria-current] {
    background: ${color.surfaceSelected};
    color: ${color.textBrand};
    font-weight: ${weight.bold};
    & > svg { color: ${color.brandMark}; }
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    left: calc(-1 * ${space[8]});
    inset-block: ${space[6]};
    width: ${size.edge};
    border-radius: 0 ${radius[4]} ${radius[4]} 0;
    background: ${color.brandMark};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
`;

type ShellNavProps = { groups: readonly ShellMenuGroup[]; currentId?: string | undefined };

/** The groups of the menu, each a list with a name. */
export const ShellNav = ({ groups, currentId }: ShellNavProps) =>
  groups
    .filter((group) => group.items.length > 0)
    .map((group) => <Group key={group.id} group={group} currentId={currentId} />);

const Group = ({ group, currentId }: { group: ShellMenuGroup; currentId?: string | undefined }) => {
  const labelId = useId();
  return (
    <>
      {group.label !== undefined && <GroupLabel id={labelId}>{group.label}</GroupLabel>}
      <ul aria-labelledby={group.label === undefined ? undefined : labelId}>
        {group.items.map((item) => (
          <li key={item.id}>
            <NavItem item={item} isCurrent={item.id === currentId} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** Lies over the right end of its item, which keeps the place free. */
const CountLink = styled(UiLink)`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  min-width: ${size.target};
  padding: 0 ${space[8]};
  border-radius: ${radius[6]};
  text-decoration: none;
  ${media.hover} { &:hover > span { outline: ${size.line} solid ${color.action}; } }
  &:focus-visible { outline-offset: calc(-1 * ${size.line}); }
`;

const Place = styled.div`
  position: relative;
  > a:first-child { padding-right: ${space[40]}; }
`;

const ItemCount = ({ item }: { item: ShellMenuItem }) => (
  <Count value={item.count ?? 0} variant={item.isAlert ? 'alert' : 'quiet'} label={item.countLabel} />
);

const NavItem = ({ item, isCurrent }: { item: ShellMenuItem; isCurrent: boolean }) => {
  const hasCount = item.count !== undefined && item.count > 0;
  const link = (
    <Item href={item.href} aria-current={isCurrent ? 'page' : undefined}>
      <Icon of={item.icon} />
      <Name>{item.label}</Name>
      {hasCount && item.countHref === undefined && <ItemCount item={item} />}
    </Item>
  );
  if (!hasCount || item.countHref === undefined) return link;
  return (
    <Place>
      {link}
      <CountLink href={item.countHref}>
        <ItemCount item={item} />
      </CountLink>
    </Place>
  );
};
