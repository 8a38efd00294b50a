import { texts } from '#web/parts/text/i18n.ts';

const words = {
  part: {
    over: '管理番号 {code}　{year} 第{round}回公募　構成員として参加',
    representative: '代表事業者',
    role: '役割',
    done: '必須の書類',
    doneValue: '確認済 {confirmed} / {required}件',
    documents: '提出する書類',
    documentsNote:
      'この補助事業の構成員として、次の書類を提出します。ほかの書類と補助金の手続きは、代表事業者の{name}が行います。',
    none: '提出する書類は、まだありません',
    noneText: '事務局が書類をお願いすると、ここに並びます。',
    deals: '支払経費',
    dealsText: 'この補助事業のために貴社が支払った経費を、取引ごとに記入します。',
    openDeals: '支払経費一覧を見る',
  },
  whole: {
    title: '構成員の書類',
    note: '構成員が自分で提出します。代わりに提出することもできます。',
    progress: '提出 {submitted} / {required}件',
    confirmed: '確認済 {confirmed}件',
    allConfirmed: 'すべて確認済',
    open: '書類を見る',
  },
  company: {
    title: '参加している補助事業',
    context: '構成員として参加している補助事業と、ログイン中の端末です。',
    joinedOn: '参加した日',
    contact: '会社の情報や構成員の変更は、代表事業者か事務局へご連絡ください。',
  },
};

/** Texts of an undertaking with members: what a member reads, and what its representative reads of them. */
export const userMembersText = texts('userMembers', words);
