import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/projects.json' with { type: 'json' };

export const projectsText = texts('projects', words);
