import { texts } from '#web/text/i18n.ts';
import payments from '#web/text/ja/userPayments.json' with { type: 'json' };

/** Texts of the payment list and of a deal's form. */
export const tpay = texts('userPayments', payments);
