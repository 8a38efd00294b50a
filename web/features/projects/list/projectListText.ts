import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/projectList.json' with { type: 'json' };

/** The words of the list alone: the forms of a round come without them. */
export const projectListText = texts('projectList', words);
