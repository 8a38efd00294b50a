import { texts } from '#web/parts/text/i18n.ts';

const words = {
  label: '並び順',
  number: '番号の順',
  numberDown: '番号の新しい順',
  orderedOn: '発注日の早い順',
  orderedOnDown: '発注日の遅い順',
  paidOn: '支払日の早い順',
  paidOnDown: '支払日の遅い順',
  payee: '支払先ごと',
  amountDown: '支払額の大きい順',
  amount: '支払額の小さい順',
};

export const dealOrderText = texts('dealOrder', words);
