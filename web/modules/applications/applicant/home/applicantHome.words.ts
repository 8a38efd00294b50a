import * as applicationsWords from '#rules/words/applications.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  home: {
    nameless: '事業計画名は、入力するとここに表示されます',
    next: '次にすること',
    nextStep: '{title}を入力してください',
    nextMissing: 'あと{count}か所を済ませると、この項目は完了です。',
    nextConfirm: '内容を確認して、提出してください',
    nextDocuments: '書類を添付してください',
    toDocuments: '添付書類に進む',
    toStep: '{title}の入力に進む',
    toConfirm: '確認・提出に進む',
    tasks: '入力する項目',
    progress: '{all}項目中 {done}項目が完了',
    missing: 'あと{count}か所：{places}',
    places: '{places} ほか{more}か所',
    locked: '1から{last}を完了すると提出できます',
    subsidy: applicationsWords.applicationSubsidyAmount,
    note: '途中で閉じても、同じメールアドレスでログインすると続きから入力できます。締切前で、事務局が確認を始めていないときは、提出した後でも引き戻して直せます。',
  },
  email: {
    waiting: 'メールアドレスの確認が済んでいません',
    waitingText:
      '{email} にお送りしたメールのリンクを開いてください。確認が済むと提出できます。入力は先に進められます。',
    done: 'メールアドレスを確認しました',
    doneText: '{email} に、事務局からの連絡をお送りします。',
    failed: 'メールアドレスを確認できませんでした',
    failedText: '時間をおいて、メールのリンクをもう一度開いてください。',
    again: '確認メールをもう一度送る',
    sent: '{email} に確認メールを送りました',
    doneHere: 'ログインすると、応募の作成と提出を続けられます。',
    logIn: 'ログインに進む',
  },
  letters: {
    title: '事務局からの連絡',
    sentAt: 'メールで送付',
    older: '前の連絡（{count}件）',
  },
};

/** Texts of the applicants’ home. */
export const applicantHomeText = texts('applicantHome', words);
