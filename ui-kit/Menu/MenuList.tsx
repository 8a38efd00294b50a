import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { border, color, leading, media, radius, size, space, text } from '#ui-kit/tokens/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';
import { findByTyping } from './typeahead.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconShape;
  /** Makes the item a link. */
  href?: string;
  onSelect?: () => void;
  /** Draws the item in the colour of errors: it takes something away. */
  isDanger?: boolean;
  /** A line above, where another kind of item begins. */
  hasDivider?: boolean;
};

const List = styled.div`
  display: grid;
  min-width: 15rem;
  padding: ${space[8]};
`;

const itemLook = `
  display: flex;
  align-items: center;
  gap: ${space[12]};
  width: 100%;
  min-height: ${size.target};
  padding: ${space[4]} ${space[12]};
  border: 0;
  border-radius: ${radius[4]};
  background: none;
  color: ${color.text};
  text-align: left;
  text-decoration: none;
  font-size: ${text[16]};
  line-height: ${leading.tight};
  & svg { color: ${color.textMuted}; }
  &[data-danger='true'], &[data-danger='true'] svg { color: ${color.textError}; }
  &:focus-visible { outline-offset: calc(-1 * ${size.line}); }
  &:focus { background: ${color.surfaceHover}; }
  ${media.hover} { &:hover { background: ${color.surfaceHover}; } }
`;

const ButtonItem = styled.button`${itemLook}`;
const LinkItem = styled(UiLink)`${itemLook}`;
const Divider = styled.hr`
  width: 100%;
  margin: ${space[8]} 0;
  border: 0;
  border-top: ${border.normal};
`;

/** Letters typed within this time belong together. */
const typingPauseMs = 500;

const useTyping = () => {
  const typed = useRef({ letters: '', atMs: 0 });
  return (letter: string): string => {
    const now = performance.now();
    const isFresh = now - typed.current.atMs > typingPauseMs;
    typed.current = { letters: (isFresh ? '' : typed.current.letters) + letter, atMs: now };
    return typed.current.letters;
  };
};

const stepByKey = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

const itemsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll('[role="menuitem"]')].filter((item) => item instanceof HTMLElement);

type MenuListProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  startAt: 'first' | 'last';
  /** Closes; `returnFocus` is false when the focus has to go on by itself (Tab, a link). */
  onClose: (returnFocus: boolean) => void;
};

/** The open menu: focus moves by arrows, Home, End and typed letters (ARIA menu pattern). */
export const MenuList = ({ id, label, items, startAt, onClose }: MenuListProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const type = useTyping();

  // Not in a layout effect: the popover around it shows in one of its own, which comes after.
  useEffect(() => {
    if (ref.current !== null)
      itemsOf(ref.current)
        .at(startAt === 'first' ? 0 : -1)
        ?.focus();
  }, [startAt]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onClose(true);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const elements = itemsOf(event.currentTarget);
    const index = elements.findIndex((element) => element.matches(':focus'));
    if (event.key === ' ') {
      event.preventDefault();
      elements[index]?.click();
      return;
    }
    const isLetter = [...event.key].length === 1;
    const labels = items.map((item) => item.label);
    const target = isLetter
      ? findByTyping(labels, type(event.key), index)
      : stepByKey(event.key, index, elements.length);
    if (target === undefined || target < 0) return;
    event.preventDefault();
    elements[target]?.focus();
  };

  return (
    <List ref={ref} id={id} role="menu" aria-label={label} onKeyDown={handleKeyDown}>
      {items.map((item) => (
        <MenuEntry key={item.id} item={item} onClose={onClose} />
      ))}
    </List>
  );
};

const MenuEntry = ({ item, onClose }: { item: MenuItem; onClose: (returnFocus: boolean) => void }) => {
  const handleSelect = () => {
    // The focus goes back first, so that a dialog that the item opens returns it to the button.
    onClose(item.href === undefined);
    item.onSelect?.();
  };
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'data-danger': item.isDanger === true,
    onClick: handleSelect,
  };
  return (
    <>
      {item.hasDivider === true && <Divider />}
      {item.href === undefined ? (
        <ButtonItem type="button" {...shared}>
          {item.icon && <Icon of={item.icon} />}
          <TextPart>{item.label}</TextPart>
        </ButtonItem>
      ) : (
        <LinkItem href={item.href} {...shared}>
          {item.icon && <Icon of={item.icon} />}
          <TextPart>{item.label}</TextPart>
        </LinkItem>
      )}
    </>
  );
};
