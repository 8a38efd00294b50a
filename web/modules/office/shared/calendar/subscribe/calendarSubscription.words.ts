import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: 'カレンダーアプリで購読する',
  lead: 'Google カレンダー、Outlook、iPhone などのカレンダーアプリに購読用のアドレスを登録すると、このカレンダーの予定をアプリで確認できます。予定が変わると、数時間のうちにアプリにも反映されます。',
  secret:
    'アドレスを知っている人は、だれでも予定を確認できます。ほかの人に知らせず、知られたときは作り直してください。',
  shows: '表示する予定',
  ofBusiness: 'このマイページのカレンダーのすべての予定（1か月前から先）',
  ofOffice: '{project}・{kinds}（1か月前から1年先まで）',
  between: '、',
  allProjects: 'すべての公募回',
  allKinds: 'すべての種類',
  nextShows: 'いまの条件で作成するもの',
  createdAt: 'アドレスの作成',
  lastUsedAt: 'アプリからの最後の読み込み',
  never: 'まだありません',
  hidden:
    'アドレスは、作成したときにだけ表示します。分からなくなったときや、表示する予定の条件を変えるときは、作り直してください。',
  create: 'アドレスを作成する',
  renew: '作り直す',
  end: '無効にする',
  ended: 'アドレスを無効にしました。',
  failed: '処理できませんでした。もう一度お試しください。',
  close: '閉じる',
  cancel: 'やめる',
  made: {
    title: 'アドレスを作成しました',
    text: 'アドレスを表示するのは今だけです。カレンダーアプリに登録してから閉じてください。',
    address: '購読用のアドレス',
    copy: 'アドレスをコピーする',
    copied: 'コピーしました。',
    notCopied: 'コピーできませんでした。選択されているアドレスを、キーボードなどでコピーしてください。',
    open: 'この端末のカレンダーアプリで開く',
  },
  askRenew: {
    title: 'アドレスを作り直しますか',
    text: 'いまのアドレスは使えなくなります。登録してあるカレンダーアプリには、新しいアドレスを登録し直してください。',
    confirm: '作り直す',
  },
  askEnd: {
    title: 'アドレスを無効にしますか',
    text: '登録してあるカレンダーアプリでは、予定を読み込めなくなります。あとから新しいアドレスを作成できます。',
    confirm: '無効にする',
  },
};

/** Texts of the private address of a calendar. */
export const calendarSubscriptionText = texts('calendarSubscription', words);
