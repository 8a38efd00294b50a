import { X } from 'lucide-react';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { color, motion, radius, shadow, size, space } from '#ui-kit/tokens/index.ts';
import { ScrollLock, useModalDialog } from '#ui-kit/topLayer/index.ts';

const Layer = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  color: ${color.text};
  &::backdrop { background: ${color.scrim}; }
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: ${size.drawerWidthPhone};
  height: 100%;
  background: ${color.surface};
  box-shadow: ${shadow.dialog};
  transition: transform ${motion.slow} ${motion.ease};
  @starting-style { transform: translateX(-100%); }
`;

const Close = styled.button`
  position: absolute;
  top: ${space[6]};
  left: calc(${size.drawerWidthPhone} + ${space[6]});
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius[6]};
  background: none;
  color: ${color.textInverse};
`;

export type DrawerProps = Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose'> & {
  isOpen: boolean;
  onClose: () => void;
  'aria-label': string;
  closeLabel: string;
};

/**
 * The temporary drawer of small windows (spec 2): the window less 56 px, at most 320 px. The strip that stays
 * free holds the cross; a press on the scrim or Esc closes, and the focus returns to what opened it.
 */
export const Drawer = ({ isOpen, ...props }: DrawerProps) => (isOpen ? <OpenDrawer {...props} /> : null);

const OpenDrawer = ({ onClose, closeLabel, onClick, children, ...native }: Omit<DrawerProps, 'isOpen'>) => {
  const ref = useRef<HTMLDialogElement>(null);
  useModalDialog(ref, { isOpen: true, onRequestClose: onClose });
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <Layer {...native} ref={ref} onClick={handleClick}>
      <ScrollLock />
      <Panel>{children}</Panel>
      <span data-on-inverse>
        <Close type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon of={X} size={24} />
        </Close>
      </span>
    </Layer>
  );
};
