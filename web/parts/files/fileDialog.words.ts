import { texts } from '#web/parts/text/i18n.ts';

const words = { close: '閉じる', open: '{name} を表示する' };

export const fileDialogText = texts('fileDialog', words);
