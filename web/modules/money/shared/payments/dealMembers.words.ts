import * as myPagesWords from '#rules/words/myPages.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  filter: 'だれの取引か',
  all: 'すべての事業者',
  representative: '代表事業者',
  left: '{name}（外れた構成員）',
  of: '構成員：{name}',
  totals: '構成員ごとの合計',
  member: myPagesWords.myPageMember,
  open: '{name}の取引を見る',
  count: '取引',
};

/** Texts about whose a deal is, for the company and the office. */
export const dealMembersText = texts('dealMembers', words);
