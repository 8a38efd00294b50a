import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useCallback, useId, useRef, useState } from 'react';
import type { PopoverPlacement } from '#ui-kit/Popover/index.ts';
import { Popover } from '#ui-kit/Popover/index.ts';
import type { MenuItem } from './MenuList.tsx';
import { MenuList } from './MenuList.tsx';

/** What the button must carry; spread it on a native button or on Button. */
export type MenuTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  type: 'button';
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  /** The accessible name of the menu, as a rule the words of its button. */
  label: string;
  items: readonly MenuItem[];
  placement?: PopoverPlacement;
  /** Draws the button that opens the menu. */
  trigger: (props: MenuTriggerProps) => ReactNode;
};

type Openness = 'closed' | 'first' | 'last';

/** A button and the list of actions it opens. Not for choosing a value: that is a select or FilterBar. */
export const Menu = ({ label, items, placement = 'bottom-start', trigger }: MenuProps) => {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [openness, setOpenness] = useState<Openness>('closed');
  const isOpen = openness !== 'closed';

  const handleDismiss = useCallback(() => setOpenness('closed'), []);
  const handleClose = (returnFocus: boolean) => {
    setOpenness('closed');
    if (returnFocus) buttonRef.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenness(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <>
      {trigger({
        ref: buttonRef,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpenness(isOpen ? 'closed' : 'first'),
        onKeyDown: handleKeyDown,
      })}
      {isOpen && (
        <Popover anchorRef={buttonRef} placement={placement} onDismiss={handleDismiss}>
          <MenuList id={id} label={label} items={items} startAt={openness} onClose={handleClose} />
        </Popover>
      )}
    </>
  );
};
