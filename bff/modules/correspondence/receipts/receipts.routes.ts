import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok, streamed } from '#bff/http/reply.ts';
import { receiptFile } from '../papers/receiptPaper.service.ts';
import { getReceipt, type ReceiptView } from './receipts.service.ts';

/** The contract's Receipt. */
const present = (view: ReceiptView) => wire(view);

export const receiptRoutes = {
  getUserReceipt: async ({ path }, scope) => ok(present(await getReceipt(scope, path.id))),
  downloadUserReceipt: async ({ path, query }, scope) =>
    streamed(await receiptFile(scope, await getReceipt(scope, path.id), query.disposition)),
  getAdminReceipt: async ({ path }, scope) => ok(present(await getReceipt(scope, path.id))),
} satisfies Partial<Handlers>;
