import { frontTexts } from './frontTexts.ts';
import shell from './ja/shell.json' with { type: 'json' };

/** Texts of shell, guards and error pages, and those that every area shares. */
export const shellText = frontTexts(shell);
