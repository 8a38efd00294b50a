import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/inspections.json' with { type: 'json' };

export const inspectionsText = texts('inspections', words);
