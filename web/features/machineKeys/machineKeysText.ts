import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/machineKeys.json' with { type: 'json' };

export const machineKeysText = texts('machineKeys', words);
