/** Sentences of error answers that belong to no single feature. */
export const commonMessages = {
  required: '入力してください',
  invalid: '入力内容を確認してください',
  recordChanged: 'ほかの人が先に更新しました。最新の内容を読み直してから、もう一度操作してください',
  tooManyRequests:
    '操作が続いたため、いったん受け付けを止めています。しばらく待ってから、もう一度お試しください',
  unavailable: 'ただいま処理を受け付けられません。しばらく待ってから、もう一度お試しください',
  keyReused: '同じ受付番号で別の内容が送られました。画面を読み直してから、もう一度操作してください',
} as const;
