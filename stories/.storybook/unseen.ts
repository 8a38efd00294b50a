/*
 * Nobody looks at the frame in which stories run, and a browser does not paint what is wholly transparent: that was a
 * sixth of the processor's work. What a story sees of itself (layout, styles, visibility, frames) is as it was.
 */

const frame = [...window.parent.document.querySelectorAll('iframe')].find(
  ({ contentWindow }) => contentWindow === window,
);

const setOpacity = (opacity: '0' | '1'): void => frame?.style.setProperty('opacity', opacity);

setOpacity('0');

/** Has the frame painted during the action: it is looked at from outside. */
export const whileSeen = async (action: () => Promise<void>): Promise<void> => {
  setOpacity('1');
  await action();
  setOpacity('0');
};
