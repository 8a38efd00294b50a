/** Fields of staff pages. */
export const small = { controlSize: 'normal' } as const;

/** A whole number of a few digits. */
export const figure = { ...small, inputMode: 'numeric', isFigure: true, width: '8' } as const;
