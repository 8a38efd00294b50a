import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/questions.json' with { type: 'json' };

/** Texts of the questions and answers of a round. */
export const questionsText = texts('questions', words);
