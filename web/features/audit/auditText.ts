import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/audit.json' with { type: 'json' };

export const auditText = texts('audit', words);
