import { frontTexts } from './frontTexts.ts';
import menu from './ja/ownMenu.json' with { type: 'json' };

/** Texts of the menus of businesses and applicants, and of whom an administrator visits there. */
export const ownMenuText = frontTexts(menu);
