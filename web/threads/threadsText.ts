import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/threads.json' with { type: 'json' };

export const threadsText = texts('threads', words);
