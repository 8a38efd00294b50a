import { frontTexts } from './frontTexts.ts';
import menu from './ja/menu.json' with { type: 'json' };

/** Texts of the menus, and of whom an administrator visits: apart from those that the log-in shows too. */
export const menuText = frontTexts(menu);
