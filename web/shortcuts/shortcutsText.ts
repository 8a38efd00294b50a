import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/shortcuts.json' with { type: 'json' };

export const shortcutsText = texts('shortcuts', words);
