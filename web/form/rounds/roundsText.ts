import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/rounds.json' with { type: 'json' };

export const roundsText = texts('rounds', words);
