import { MAIN_SCREENS, SCREEN_WINDOWS } from './mainScreens.ts';
import { pictureName } from './names.ts';
import { partStories, picturedOf } from './parts.ts';

/** The names of all pictures that there have to be. */
export const picturesOfAll = (root: string): string[] =>
  [
    ...partStories(root)
      .flatMap(picturedOf)
      .map((id) => pictureName(id)),
    ...MAIN_SCREENS.flatMap((id) => SCREEN_WINDOWS.map(([widthPx]) => pictureName(id, widthPx))),
  ].toSorted();
