import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/listViews.json' with { type: 'json' };

/** Words of the dialogs that save and arrange views of a list. */
export const listViewsText = texts('listViews', words);
