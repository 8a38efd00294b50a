export type PopoverPlacement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';

type Box = { left: number; top: number; right: number; bottom: number };
type Extent = { width: number; height: number };

/** Pixels between the anchor and what it opens, and the least distance from the edge of the window. */
const gapPx = 4;
const marginPx = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Where a popover goes, in pixels of the viewport. It takes the other side of the anchor when the wanted one
 * has no room and the other has more, and never leaves the window sideways.
 */
export const placePopover = (anchor: Box, popover: Extent, viewport: Extent, placement: PopoverPlacement) => {
  const below = anchor.bottom + gapPx;
  const above = anchor.top - gapPx - popover.height;
  const fitsBelow = below + popover.height <= viewport.height - marginPx;
  const fitsAbove = above >= marginPx;
  const wantsBelow = placement.startsWith('bottom');
  const roomBelow = viewport.height - anchor.bottom;
  const goesBelow = wantsBelow
    ? fitsBelow || (!fitsAbove && roomBelow >= anchor.top)
    : !fitsAbove && fitsBelow;
  const left = placement.endsWith('start') ? anchor.left : anchor.right - popover.width;
  return {
    left: clamp(left, marginPx, Math.max(marginPx, viewport.width - marginPx - popover.width)),
    top: clamp(
      goesBelow ? below : above,
      marginPx,
      Math.max(marginPx, viewport.height - marginPx - popover.height),
    ),
  };
};
