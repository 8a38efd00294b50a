import { texts } from '#web/parts/text/i18n.ts';

const words = {
  separator: '・',
  heic: 'iPhoneの写真（HEIC）は送れません。「設定」→「カメラ」→「フォーマット」で「互換性優先」を選んで撮り直すか、JPEGに変換してください',
  wrongKind: '拡張子が対象外です（対応：{kinds}）',
  wrongName:
    'ファイルの名前が長すぎるか、使えない文字（/ や \\ など）があります。{count}文字までの名前に変えてから選んでください。',
  empty: '中身が空のファイルです。ファイルを開いて確かめてください。',
  tooLarge: '1件{size}までです。分けるか、小さくしてから選んでください。',
  tooMany: '{count}件までです。ほかのファイルを外してから選んでください。',
  busy: 'いま送れません。しばらくしてから「続きを送る」を押してください。',
  refused: 'このファイルは受け付けられません。別のファイルを選んでください。',
  limits: '{kinds}　1件{size}まで',
  version: '第{number}版',
  savedAt: '保存済み {time}',
  unchanged: '変更なし',
  removedHere: '「{name}」をこの書類から外しました。「{names}」には残っています',
  alsoIn: '同じファイルが「{names}」にもあります',
  and: '」「',
  added: '追加',
  scanning: '安全を確かめています',
  stoppedNamed: '{name}は受け付けられませんでした。外して、別のファイルを追加してください。',
  infected: 'ウイルスが見つかったため受け付けられません。外してください。',
  rejected: '安全を確かめられないため受け付けられません。外してください。',
  open: '{name}を見る',
  replace: '{name}を差し替える',
  remove: '{name}を外す',
  removed: '{name}を外しました',
  olderVersion: '第{number}版　{day}に登録',
  olderLink: '第{number}版を見る',
  openFailed: 'ファイルを開けませんでした',
  list: 'ファイル',
  limitsMany: '{kinds}　1件{size}まで、{count}件まで',
  inMaking: '様式のPDFを作成しています',
  inMakingText:
    '{labels}は、入力した内容から作成しています。でき次第、ここに加わります（通常は数分以内）。提出は受け付け済みで、お手続きは必要ありません。',
  kinds: {
    pdf: 'PDF',
    word: 'Word',
    excel: 'Excel',
    slides: 'PowerPoint',
    image: '画像',
    zip: 'zip',
    other: 'その他',
  },
};

/** Texts of files wherever a business shows or sends them. */
export const filesText = texts('files', words);
