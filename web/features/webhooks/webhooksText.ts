import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/webhooks.json' with { type: 'json' };

export const webhooksText = texts('webhooks', words);
