import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, shadow, size, space } from '#ui-kit/tokens/index.ts';
import type { PopoverPlacement } from './placePopover.ts';
import { placePopover } from './placePopover.ts';

const Surface = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  border: 0;
  max-width: calc(100vw - ${space[16]});
  max-height: calc(100vh - ${space[16]});
  overflow: auto;
  background: ${color.surface};
  color: ${color.text};
  border-radius: ${radius[8]};
  box-shadow: ${shadow.menu};
  ${media.forcedColors} { border: ${size.hair} solid; }
`;

export type PopoverProps = ComponentPropsWithoutRef<'div'> & {
  anchorRef: RefObject<HTMLElement | null>;
  placement?: PopoverPlacement;
  /** A press or the focus outside of both popover and anchor, or Esc, which gives the focus back to the anchor. */
  onDismiss: () => void;
};

const isInside = (element: Element | null, target: EventTarget | null): boolean =>
  target instanceof Node && element?.contains(target) === true;

const usePlacement = (
  ref: RefObject<HTMLElement | null>,
  anchorRef: RefObject<HTMLElement | null>,
  placement: PopoverPlacement,
) => {
  useLayoutEffect(() => {
    const popover = ref.current;
    const anchor = anchorRef.current;
    if (popover === null || anchor === null) return;
    popover.showPopover();
    const place = () => {
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const extent = { width: popover.offsetWidth, height: popover.offsetHeight };
      const { left, top } = placePopover(anchor.getBoundingClientRect(), extent, viewport, placement);
      popover.style.left = `${left}px`;
      popover.style.top = `${top}px`;
    };
    place();
    // What is shown inside may give its place to something larger.
    const observer = new ResizeObserver(place);
    observer.observe(popover);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [ref, anchorRef, placement]);
};

/**
 * A surface that floats beside what opened it, in the top layer: no scrolling container clips it, and it
 * works inside a modal dialog. Mount it to open it. For a list of actions use Menu.
 */
export const Popover = ({ anchorRef, placement = 'bottom-start', onDismiss, ...native }: PopoverProps) => {
  const ref = useRef<HTMLDivElement>(null);
  usePlacement(ref, anchorRef, placement);

  useEffect(() => {
    const handleOutside = (event: Event) => {
      if (!isInside(ref.current, event.target) && !isInside(anchorRef.current, event.target)) onDismiss();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only this layer closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      const hadFocus = isInside(ref.current, document.activeElement);
      onDismiss();
      if (hadFocus) anchorRef.current?.focus();
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('keydown', handleKeyDown, { capture: true });
    };
  }, [anchorRef, onDismiss]);

  return <Surface popover="manual" {...native} ref={ref} />;
};
