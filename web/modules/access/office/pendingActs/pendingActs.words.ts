import * as accessWords from '#rules/words/access.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  list: {
    title: '承認の依頼',
    context: '2人で行う操作の依頼です。依頼した人とは別の事務局（JMAC）の人が承認すると、行われます。',
    empty: '承認の依頼はありません',
    emptyText: '条件に合う依頼はありません。条件を変えてください。',
    act: '操作の種類',
    status: '状態',
    name: accessWords.pendingActTitle,
    proposedBy: accessWords.pendingActProposedBy,
    createdAt: '依頼した日時',
    endsAt: accessWords.pendingActEndsAt,
  },
  page: {
    asked: '依頼',
    subject: '対象',
    openSubject: '対象を開く',
    changes: '変わること',
    before: '{before} → ',
    follows: '承認すると',
    reason: '依頼の理由',
    decision: '決定',
    decidedBy: accessWords.pendingActDecidedBy,
    decidedAt: '決めた日時',
    decisionReason: '承認しない理由',
  },
  actions: {
    approve: {
      label: '承認する',
      title: '承認しますか',
      text: '承認すると、すぐに行われます。記録には、依頼した人と承認した人の名前が残ります。',
      done: '承認しました',
    },
    decline: {
      label: '承認しない',
      title: '承認しない理由を伝えますか',
      text: '依頼した人に、理由とともにメールで知らせます。何も変わりません。',
      done: '承認しないことを伝えました',
    },
    withdraw: {
      label: '取り下げる',
      title: '依頼を取り下げますか',
      text: '何も変わりません。必要になったら、もう一度依頼できます。',
      done: '依頼を取り下げました',
    },
  },
  issued: {
    title: '承認して発行したもの',
    notice: '承認しました。発行したものを表示するのは今だけです',
    text: 'つなぐシステムに登録してから閉じてください。メールやチャットでは送らないでください。',
    label: '発行したもの',
    help: '連携キーは Authorization: Bearer に続けて送り、署名の鍵は webhook-signature を確かめるのに使います',
    copy: 'コピーする',
    copied: 'コピーしました。',
    notCopied: 'コピーできませんでした。選択されている文字を、キーボードなどでコピーしてください。',
    close: '登録したので閉じる',
  },
};

export const pendingActsText = texts('pendingActs', words);
