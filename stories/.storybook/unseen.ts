/**
 * Nobody looks at the frame in which plays run, and a browser does not paint what is wholly transparent: that was a sixth
 * of the processor's work. What a story sees of itself (layout, styles, visibility, frames) is as it was.
 */
const frame = window.frameElement;
frame?.setAttribute('style', `${frame.getAttribute('style') ?? ''};opacity:0`);

export {};
