import { texts } from '#web/parts/text/i18n.ts';

const words = {
  scan: 'このページには、読み上げられる文字がありません。',
  loading: '書類を読み込んでいます',
  drawing: '{page}ページを表示しています',
  pageFailed: 'このページは、画面に表示できません。保存してから開いてください。',
  failed: '書類を表示できません',
  failedText:
    '通信の状態を確かめて、もう一度読み込んでください。壊れたファイルやパスワード付きのファイルは表示できません。',
  retry: 'もう一度読み込む',
  other: 'この形式は、画面に表示できません',
  otherText: '保存してから、対応するソフトで開いてください。',
  save: '保存する',
  picture: '{name}（画像）',
  withheld: 'このファイルは表示できません',
  withheldText: '見る権限がないか、ファイルがありません。必要なときは、事務局（JMAC）に確かめてください。',
  saveFailed: 'ファイルを保存できませんでした。通信の状態を確かめて、もう一度お試しください。',
};

export const documentViewerText = texts('documentViewer', words);
