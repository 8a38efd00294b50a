import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok, streamed } from '#bff/http/reply.ts';
import { applicationList, getOwnApplicationReceipt } from '#bff/modules/applications/index.ts';
import { reportList } from '#bff/modules/inspections/index.ts';
import { printAmountNotice } from './amountDraft.service.ts';
import { exportApplicationFiles } from './exportApplicationFiles.service.ts';
import { exportReportFiles } from './exportReportFiles.service.ts';
import { filedPaperFile, getFiledPaper, getOwnFiledPaper, ownFiledPaperFile } from './filedPaper.service.ts';
import { getInspectionPaper, inspectionPaperFile } from './inspectionPaper.service.ts';
import { getLedgerPaper, ledgerPaperFile } from './ledgerPaper.service.ts';
import { receiptFile } from './receiptPaper.service.ts';

type Shown = { readonly query: { readonly disposition?: 'inline' | 'attachment' } };

type OfReceipt = Shown & { readonly path: { readonly id: string } };

type OfApplication = { readonly path: { readonly id: number } };

type FilesRequest = {
  readonly query: Parameters<Handlers['exportGeneralApplicationFiles']>[0]['query'];
};

const papersOf = (family: Family) => ({
  receiptFile: async ({ path, query }: OfReceipt, scope: Scope) => {
    const receipt = await getOwnApplicationReceipt(scope, family, path.id);
    return streamed(await receiptFile(scope, receipt, query.disposition));
  },
  ownFiled: async (_request: unknown, scope: Scope) => ok(wire(await getOwnFiledPaper(scope, family))),
  ownFiledFile: async ({ query }: Shown, scope: Scope) =>
    streamed(await ownFiledPaperFile(scope, family, query.disposition)),
  filed: async ({ path }: OfApplication, scope: Scope) =>
    ok(wire(await getFiledPaper(scope, family, path.id))),
  filedFile: async ({ path, query }: OfApplication & Shown, scope: Scope) => {
    const asked = { applicationId: path.id, disposition: query.disposition };
    return streamed(await filedPaperFile(scope, family, asked));
  },
  saveFiles: async ({ query }: FilesRequest, scope: Scope) =>
    streamed(await exportApplicationFiles(scope, family, applicationList(family).searchOf(query))),
});

/** Papers that are printed of what is registered, when somebody asks for them. */
export const recordPaperRoutes = {
  ...familyHandlers({
    'download{Family}ApplicationReceipt': (family) => papersOf(family).receiptFile,
    'get{Family}FiledApplication': (family) => papersOf(family).ownFiled,
    'download{Family}FiledApplication': (family) => papersOf(family).ownFiledFile,
    'getAdmin{Family}FiledApplication': (family) => papersOf(family).filed,
    'downloadAdmin{Family}FiledApplication': (family) => papersOf(family).filedFile,
    'export{Family}ApplicationFiles': (family) => papersOf(family).saveFiles,
  }),
  exportMyPageReportFiles: async ({ query }, scope) =>
    streamed(await exportReportFiles(scope, reportList.searchOf(query))),
  getMyPageReportPaper: async ({ path }, scope) => ok(wire(await getInspectionPaper(scope, path.id))),
  downloadMyPageReportPaper: async ({ path, query }, scope) =>
    streamed(await inspectionPaperFile(scope, path.id, query.disposition)),
  getUserPropertyPaper: async ({ query }, scope) => ok(wire(await getLedgerPaper(scope, query.mypageID))),
  downloadUserPropertyPaper: async ({ query }, scope) =>
    streamed(await ledgerPaperFile(scope, query.mypageID, query.disposition)),
  getMyPagePropertyPaper: async ({ path }, scope) => ok(wire(await getLedgerPaper(scope, path.id))),
  downloadMyPagePropertyPaper: async ({ path, query }, scope) =>
    streamed(await ledgerPaperFile(scope, path.id, query.disposition)),
  printAmountNotice: async ({ path, query }, scope) =>
    streamed(await printAmountNotice(scope, path.id, query.disposition)),
} satisfies Partial<Handlers>;
