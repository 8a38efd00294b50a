import { frontTexts } from '#web/text/frontTexts.ts';
import auth from '#web/text/ja/auth.json' with { type: 'json' };

export const authText = frontTexts(auth);
