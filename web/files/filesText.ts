import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/files.json' with { type: 'json' };

/** Texts of files wherever a business shows or sends them. */
export const filesText = texts('files', words);
