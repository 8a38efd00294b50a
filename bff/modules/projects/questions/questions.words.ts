import * as projectsWords from '#rules/words/projects.ts';

/** Sentences about the questions and answers of a round. */
export const questionMessages = {
  full: '一つの公募回に載せられる質問は500件までです。使わないものを削除してください',
  copyUnknown: '複写元の公募回が見つかりません。選び直してください',
  copyItself: '同じ公募回からは複写できません。別の公募回を選んでください',
  first: 'この質問は、分類の先頭にあります',
  last: 'この質問は、分類の末尾にあります',
  moveAlone: '並べ替えと内容の変更は、別々に行ってください',
} as const;

/** The file of the questions and answers of a round. */
export const questionFile = {
  file: (projectName: string): string => `よくある質問_${projectName}`,
  category: '分類',
  question: '質問',
  answer: '回答',
  state: '公開',
  published: projectsWords.questionPublished,
  draft: projectsWords.questionDraft,
  helpful: '解決した',
  unhelpful: '解決しなかった',
  updatedAt: '更新日時',
} as const;
