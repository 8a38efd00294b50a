import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/dealPhotos.json' with { type: 'json' };

/** The words of the photos of a deal. */
export const photoText = texts('dealPhotos', words);
