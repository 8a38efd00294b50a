export const projectRound = '公募回';
export const projectName = '事業名';
export const projectCallFiles = '公募要領・様式';

export const questionDraft = '下書き';
export const questionPublished = '公開中';
