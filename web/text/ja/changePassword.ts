import { texts } from '#web/text/i18n.ts';

const words = {
  done: 'パスワードを変更しました',
};

export const changePasswordText = texts('changePassword', words);
