import * as myPagesWords from '#rules/words/myPages.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: myPagesWords.myPageMember,
  add: '構成員を追加する',
  noneText: '複数の事業者で行う補助事業のとき、代表事業者のほかの事業者を追加します。',
  progress: '提出 {submitted} / {required}件、確認済 {confirmed}件',
  noPapers: '求めている書類はありません',
  joinedOn: '{day} 参加',
  left: '{day} 外れました',
  noUsers: 'ログインできる人がいません',
  addUser: '企業ユーザーを登録する',
  edit: '編集',
  editOf: '編集：{name}',
  edited: '{name}の登録を変更しました',
  editing: {
    title: '{name}の役割と並び順',
    send: '保存する',
    sequence: '並び順',
    place: '{place}番目',
  },
  remove: '外す',
  removeOf: '外す：{name}',
  removeQuestion: '{name}を構成員から外しますか',
  removeText:
    'この企業の人は、この補助事業を見られなくなります。提出していない書類は取り下げ、提出した書類は残ります。',
  removeConfirm: '構成員から外す',
  removed: '{name}を構成員から外しました',
  suggestions: '応募に書かれていて、まだ追加していない構成員',
  addSuggested: '追加する',
  addSuggestedOf: '追加する：{name}',
  registerFirst: '先に企業を登録する',
  registerFirstOf: '先に企業を登録する：{name}',
  dialog: {
    title: '構成員を追加する',
    lead: '追加した企業には、この公募回で構成員ごとに求める書類をお願いします。1つの企業が参加できる補助事業は、公募回ごとに1つです。',
    send: '追加する',
    search: '企業を探す',
    searchHelp: '企業名、企業コード、法人番号で探します',
    corporation: '企業',
    option: '{name}（企業 {code}）',
    found: '企業が見つかりません。言葉を変えるか、先に企業を登録してください',
    searchFirst: '企業を探して、1つ選んでください',
    role: '役割',
    roleHelp: '事業計画の役割分担のとおりに入力します',
  },
  done: '{name}を構成員に追加しました',
};

/** Texts of the members of an undertaking at the office. */
export const membersText = texts('members', words);
