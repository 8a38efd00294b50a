/** Words about the picture of a round's seal. */
export const sealWords = {
  alt: '印影',
  /** A paper on which a picture is tried before it is kept. */
  trial: '印影の確認',
} as const;

export const sealMessages = {
  unknown: 'ファイルが見つかりません。印影の画像を選び直してください',
  notPng: '印影はPNGの画像にしてください（背景を透過にできます）',
  tooLarge: (kilobytes: number): string => `印影の画像は${kilobytes}KB以内にしてください`,
  wrongSize: (least: number, most: number): string =>
    `印影の画像は、縦横とも${least}〜${most.toLocaleString('ja-JP')}ピクセルにしてください`,
  broken: 'この画像は印刷できません。画像を保存し直してから、もう一度選んでください',
  busy: 'ただいま大変混み合っていて、印影を確認できませんでした。少し待ってから、もう一度お試しください',
  none: '印影は登録されていません',
} as const;
