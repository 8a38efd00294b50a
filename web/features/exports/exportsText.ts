import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/exports.json' with { type: 'json' };

export const exportsText = texts('exports', words);
