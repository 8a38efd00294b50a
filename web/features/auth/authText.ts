import { texts } from '#web/text/i18n.ts';
import auth from '#web/text/ja/auth.json' with { type: 'json' };

export const authText = texts('auth', auth);
