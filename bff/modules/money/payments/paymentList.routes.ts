import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { byDay, byNumber, byText, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { acceptPaymentFinding } from './acceptFinding.service.ts';
import type { PaymentItemView } from './dealViews.service.ts';
import {
  changePaymentItem,
  createPaymentItem,
  excludeFromPaymentItem,
  removePaymentItem,
} from './editDeal.service.ts';
import { exportOwnPayments, exportPayments } from './exportPayments.service.ts';
import { getPaymentItem } from './holdDeal.service.ts';
import {
  importOwnPaymentFile,
  importOwnPaymentItems,
  importPaymentFile,
  importPaymentItems,
  type PaymentImportView,
} from './imports/importDeals.service.ts';
import { getOwnPaymentList, getPaymentList } from './paymentList.service.ts';

type ListView = Awaited<ReturnType<typeof getPaymentList>>;

type Query = Parameters<typeof pageRequestOf>[0];

/** A day that nobody knows yet comes last. */
const sorts: Sorts = {
  number: [byNumber('number')],
  orderedOn: [byDay('orderedOn', 'last'), byNumber('number')],
  paidOn: [byDay('paidOn', 'last'), byNumber('number')],
  payee: [byText('payeeWords'), byNumber('number')],
  amountTaxIncluded: [byNumber('amountTaxIncluded'), byNumber('number')],
};

const requestOf = (query: Query) => pageRequestOf(query, sorts, 'number');

const listed = ({ view, page }: ListView, query: Query) =>
  ok(wire({ ...view, ...listBody(page, requestOf(query), (item) => item) }));

const present = (view: PaymentItemView) => ok(wire(view), { version: view.version });

const imported = (view: PaymentImportView) => ok(wire(view));

export const paymentListRoutes = {
  getUserPaymentList: async ({ query }, scope) =>
    listed(await getOwnPaymentList(scope, query, requestOf(query)), query),
  getUserPaymentItem: async ({ path }, scope) => present(await getPaymentItem(scope, path.id)),
  exportUserPaymentList: async ({ query }, scope) =>
    streamed(await exportOwnPayments(scope, query, requestOf(query).keys)),
  importUserPaymentItems: async ({ body }, scope) => imported(await importOwnPaymentItems(scope, body)),
  importUserPaymentFile: async ({ file, body: { meta } }, scope) =>
    mapPhase(await importOwnPaymentFile(scope, { file, meta }), imported),
  createUserPaymentItem: async ({ body }, scope) => {
    const view = await createPaymentItem(scope, body);
    return created(wire(view), {
      version: view.version,
      location: `/api/user/my_page/payment_item/${view.id}`,
    });
  },
  updateUserPaymentItem: async ({ path, body, ifMatchVersion }, scope) =>
    present(await changePaymentItem(scope, path.id, body, ifMatchVersion)),
  deleteUserPaymentItem: async ({ path, ifMatchVersion }, scope) => {
    await removePaymentItem(scope, path.id, ifMatchVersion);
    return noContent();
  },
  getPaymentList: async ({ path, query }, scope) =>
    listed(await getPaymentList(scope, path.id, query, requestOf(query)), query),
  exportPaymentList: async ({ path, query }, scope) =>
    streamed(await exportPayments(scope, path.id, query, requestOf(query).keys)),
  importPaymentItems: async ({ path, body }, scope) =>
    imported(await importPaymentItems(scope, path.id, body)),
  importPaymentFile: async ({ path, file, body: { meta } }, scope) =>
    mapPhase(await importPaymentFile(scope, path.id, { file, meta }), imported),
  excludePaymentItem: async ({ path, body, ifMatchVersion }, scope) =>
    present(await excludeFromPaymentItem(scope, path.id, body, ifMatchVersion)),
  acceptPaymentFinding: async ({ path, body, ifMatchVersion }, scope) =>
    present(await acceptPaymentFinding(scope, path.id, body, ifMatchVersion)),
} satisfies Partial<Handlers>;
