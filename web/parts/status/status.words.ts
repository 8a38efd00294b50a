import { texts } from '#web/parts/text/i18n.ts';

const words = {
  cell: {
    incomplete: '未提出',
    confirming: '確認中',
    maff: '農水省',
    confirmed: '確認済',
    returned: '差戻し',
    notApplicable: '対象外',
  },
  account: {
    active: '利用中',
    invited: '設定待ち',
    inactive: '無効',
  },
};

export const statusText = texts('status', words);
