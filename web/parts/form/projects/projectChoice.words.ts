import * as projectsWords from '#rules/words/projects.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  rounds: '対象の公募回',
  all: 'すべての公募回',
  allHelp: 'あとで登録する公募回も含みます',
  some: '公募回を選ぶ',
  projectIds: projectsWords.projectRound,
  required: '公募回を、1つ以上選んでください。',
  count: '{count}件の公募回',
};

export const roundsText = texts('rounds', words);
