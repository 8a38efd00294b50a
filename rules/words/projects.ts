export const projectLabels = {
  round: '公募回',
  name: '事業名',
  callFiles: '公募要領・様式',
} as const;

export const questionLabels = {
  draft: '下書き',
  published: '公開中',
} as const;
