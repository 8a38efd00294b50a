/** Sentences about files that the rules of content (rules/messages.ts) do not hold. */
export const filesMessages = {
  notClean:
    'このファイルは安全の確認が終わっていないため、まだ開けません。しばらく待ってから、もう一度お試しください',
  tooLarge: 'ファイルサイズは50MB以内にしてください',
  alreadySubmitted: '提出したファイルは消せません。新しいファイルに差し替えてください',
} as const;
