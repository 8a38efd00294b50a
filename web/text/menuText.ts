import { frontTexts } from './frontTexts.ts';
import menu from './ja/menu.json' with { type: 'json' };

/** Texts of the administrators' menu: apart from those of the menus of businesses and applicants, who never see it. */
export const menuText = frontTexts(menu);
