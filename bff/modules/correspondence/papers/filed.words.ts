import * as recordWords from '#rules/words/records.ts';

/** Words of an application as it was handed in, as a paper. */
export const filedPaperWords = {
  title: recordWords.filedPaper,
  date: (day: string): string => `${day}受付`,
  lead: '下記の内容で応募を受け付けました。回答とファイルは、受け付けた時点のものです。',
  leadOfChanged:
    '下記の応募を受け付けました。ファイルは受け付けた時点のものです。受け付けた時点の回答の控えが残っていないため、いまの回答を載せています。受付の後に訂正されたものを含みます。',
  receipt: '受付',
  submission: '提出の回数',
  submissionValue: (number: number): string => `第${number}回の提出`,
  answers: '回答',
  files: (count: number): string => `受け付けたファイル（${count}件）`,
  pdfName: (displayCode: string, number: string): string => `${displayCode}_応募書類一式_${number}.pdf`,
  /** In a folder that has the code of the application. */
  archiveName: (number: string): string => `応募書類一式_${number}.pdf`,
} as const;
