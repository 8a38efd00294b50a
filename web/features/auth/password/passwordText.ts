import { frontTexts } from '#web/text/frontTexts.ts';
import password from '#web/text/ja/password.json' with { type: 'json' };

/** Texts of the pages that set a forgotten password; apart from `authText`, since a log-in does not need them. */
export const passwordText = frontTexts(password);
