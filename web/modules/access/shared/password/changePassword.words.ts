import { texts } from '#web/parts/text/i18n.ts';

const words = {
  done: 'パスワードを変更しました',
};

export const changePasswordText = texts('changePassword', words);
