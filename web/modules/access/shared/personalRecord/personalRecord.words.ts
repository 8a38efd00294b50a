import * as aftercareWords from '#rules/words/aftercare.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '自分の記録を保存する',
  lead: 'このシステムが保存している、あなたについての記録を、zip ファイル1つにまとめて保存します。',
  inside: '入っているもの',
  parts: {
    account: {
      term: aftercareWords.personalRecordAccount,
      value: '登録されている情報と、ログインの記録',
    },
    mails: {
      term: 'メール',
      value: '届いたメールの件名と、受け取り方',
    },
    files: {
      term: 'ファイル',
      value: 'アップロードしたファイルの一覧（中身は、それぞれの画面から保存できます）',
    },
    messages: {
      term: 'お問い合わせ',
      value: aftercareWords.personalRecordMessages,
    },
    acts: {
      term: '操作',
      value: '行った操作の記録',
    },
    application: {
      term: '応募',
      value: '入力した内容',
    },
  },
  form: 'Excel で開ける CSV と、プログラムで読める JSON、説明の README.txt が入っています。ほかの方の情報とパスワードは入っていません。',
  save: '保存する',
  cancel: 'やめる',
  done: '自分の記録を保存しました',
  failed: '記録を保存できませんでした。もう一度お試しください。',
  requested: {
    menu: '本人の記録を保存する',
    title: '{name}さんの記録を保存する',
    text: '本人から書面で請求があり、本人であることを確認したときに使います。請求の内容は監査証跡に残ります。保存したファイルは、本人だけにお渡しください。',
    reason: '請求の内容',
    reasonHelp: 'だれから、いつ、どのように請求があったかを入力してください。',
    save: '記録を保存する',
    done: '{name}さんの記録を保存しました',
    failed: '記録を保存できませんでした。もう一度お試しください。',
  },
};

/** Texts of what is kept of a person. */
export const personalRecordText = texts('personalRecord', words);
