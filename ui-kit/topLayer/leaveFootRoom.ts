/** Between the bar and what stands above it: the focus ring with its gap. In pixels. */
const RING_PX = 8;

/**
 * For a bar that sticks to the foot of the window, as its `ref`: what gets the focus, or what a link leads to, stops
 * above the bar instead of under it (WCAG 2.4.11). As much room as the bar is high now; none while it is not shown.
 */
export const leaveFootRoom = (bar: HTMLElement | null): (() => void) | undefined => {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = bar;
    style.scrollPaddingBottom = offsetHeight === 0 ? '' : `${offsetHeight + RING_PX}px`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
};
