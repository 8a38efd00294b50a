import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '{name}の写真（実施前・実施後）',
  sides: { before: '実施前', after: '実施後' },
  offered: '次の写真も付けられます（任意）。',
  add: { before: '実施前の写真を付ける', after: '実施後の写真を付ける' },
  notAdded: '写真の提出先を作れませんでした。時間をおいて、もう一度お試しください',
  openOf: '{name}の写真を並べて見る（{all}件のうち{count}件）',
  missing: '写真は、まだありません',
  noPicture: '画像として表示できるファイルがありません。書類のページで確認してください',
  failed: '写真を読み込めませんでした',
  close: '閉じる',
};

/** The words of the photos of a deal. */
export const dealPhotosText = texts('dealPhotos', words);
