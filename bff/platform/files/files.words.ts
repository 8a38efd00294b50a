const inMegabytes = (bytes: number): string => {
  const megabytes = Math.floor(bytes / 1024 / 1024);
  return megabytes >= 1024 && megabytes % 1024 === 0 ? `${megabytes / 1024}GB` : `${megabytes}MB`;
};

/** Sentences about files that the rules of content (rules/messages.ts) do not hold. */
export const filesMessages = {
  dayIsFull: (files: number, bytes: number): string =>
    `1日に登録できるのは${files.toLocaleString('ja-JP')}件、合わせて${inMegabytes(bytes)}までです。これまでに登録したファイルは保存されています。続きは明日（0時以降）登録してください`,
  tooManyUnused: (files: number, bytes: number): string =>
    `送信や保存に使っていないファイルが、${files.toLocaleString('ja-JP')}件または合わせて${inMegabytes(bytes)}に達しました。先に登録したファイルを使うメッセージや報告を送信・保存してから、もう一度登録してください。使わないファイルは1日たつと消えます`,
  notClean:
    'このファイルは安全の確認が終わっていないため、まだ開けません。しばらく待ってから、もう一度お試しください',
  stopped: 'このファイルは安全の確認で止まったため開けません。削除して、別のファイルを登録してください',
  stillScanned: (name: string): string =>
    `「${name}」の安全の確認が終わっていません。終わるとこの画面が変わるので、しばらくお待ちください`,
  scannedBeforeUse: (name: string): string =>
    `「${name}」の安全の確認が終わっていません。しばらく待ってから、もう一度保存してください`,
  stoppedNamed: (name: string): string =>
    `「${name}」は安全の確認で止まりました。削除して、別のファイルを登録してください`,
  beyondEnd: 'ファイルにない部分が指定されました。ファイルを初めから取得し直してください',
  away: 'ファイルの保管場所につながらないため、完了できませんでした。しばらく待ってから、もう一度お試しください',
  tooLarge: 'ファイルサイズは50MB以内にしてください',
  alreadySubmitted: '提出したファイルは消せません。新しいファイルに差し替えてください',
} as const;

/** What the my page tells about a file that was stopped. */
export const stoppedFileNotice = (fileName: string): { title: string; body: string } => ({
  title: `「${fileName}」を登録できませんでした`,
  body: '安全の確認で問題が見つかったか、確認を終えられなかったため、ファイルをお預かりできませんでした。ファイルを削除して、作り直したファイルを登録してください。',
});
