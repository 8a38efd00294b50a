import type { Handlers } from '#bff/contract/handlers.ts';
import { ok, streamed } from '#bff/contract/reply.ts';
import { receiptFile } from '#bff/services/papers/receiptPaper.ts';
import { getReceipt, type ReceiptView } from '#bff/services/sections/receipts.ts';
import { wire } from '../present.ts';

/** The contract's Receipt. */
const present = (view: ReceiptView) => wire(view);

export const receiptRoutes = {
  getUserReceipt: async ({ path }, scope) => ok(present(await getReceipt(scope, path.id))),
  downloadUserReceipt: async ({ path, query }, scope) =>
    streamed(await receiptFile(scope, await getReceipt(scope, path.id), query.disposition)),
  getAdminReceipt: async ({ path }, scope) => ok(present(await getReceipt(scope, path.id))),
} satisfies Partial<Handlers>;
