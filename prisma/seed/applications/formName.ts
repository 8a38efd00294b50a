/** The seven forms of the four families. */
export type FormName = 'goToEat' | 'business' | 'r4' | 'r5' | 'r6' | 'noto' | 'inclusive';
