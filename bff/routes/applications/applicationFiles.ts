import type { Handlers } from '#bff/contract/handlers.ts';
import { created, noContent, ok, streamed } from '#bff/contract/reply.ts';
import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPhase, type SecondPhase } from '#bff/core/secondPhase.ts';
import type { UploadedFile } from '#bff/files/uploadEngine.ts';
import {
  deleteOwnFile,
  downloadFile,
  type ReceivedUpload,
  uploadOnBehalf,
  uploadOwnFile,
} from '#bff/services/applications/apply/applicationFiles.ts';
import { getOwnApplicationReceipt } from '#bff/services/applications/apply/applicationReceipts.ts';
import { scanStatusOf } from '#bff/services/files/scanStatus.ts';
import { wire } from '../present.ts';

/** Names of the families in addresses of files: the general one has none (spec 7). */
const fileAddresses: { readonly [family in Family]: string } = {
  general: '/api/application/file',
  ingredient: '/api/application/ingredient/file',
  noto: '/api/application/noto/file',
  inclusive: '/api/application/inclusive/file',
};

const presentUpload = ({ stored, applicationId, type, versionNumber, replacedFileId }: ReceivedUpload) =>
  wire({
    id: stored.id,
    fileName: stored.fileName,
    sizeBytes: stored.sizeBytes,
    contentType: stored.contentType,
    sha256: stored.sha256,
    scanStatus: scanStatusOf(stored.scanStatus),
    uploadedAt: stored.createdAt,
    versionNumber,
    replacedFileId,
    mypageId: null,
    sectionId: null,
    applicationId,
    type,
    widthPx: null,
    heightPx: null,
  });

const createdUpload = (family: Family, upload: SecondPhase<ReceivedUpload>) =>
  mapPhase(upload, (received) =>
    created(presentUpload(received), { location: `${fileAddresses[family]}/${received.stored.id}` }),
  );

type Meta = {
  readonly fileName: string;
  readonly type: number;
  readonly replacedFileID?: string | null;
};

type Upload<M> = { readonly body: { readonly meta: M }; readonly file: UploadedFile | undefined };

const upload = async (scope: Scope, family: Family, { body, file }: Upload<Meta>, applicationId: number) => {
  const { fileName, type, replacedFileID: replacedFileId } = body.meta;
  const input = { file, applicationId, fileName, type, replacedFileId };
  return createdUpload(family, await uploadOwnFile(scope, family, input));
};

type ById = { readonly path: { readonly id: string } };

type Download = ById & { readonly query: { readonly disposition?: 'inline' | 'attachment' } };

const fileRoutes = (family: Family) => ({
  download: async ({ path, query }: Download, scope: Scope) =>
    streamed(await downloadFile(scope, family, path.id, query.disposition ?? 'attachment')),
  remove: async ({ path }: ById, scope: Scope) => {
    await deleteOwnFile(scope, family, path.id);
    return noContent();
  },
  receipt: async ({ path }: ById, scope: Scope) =>
    ok(wire(await getOwnApplicationReceipt(scope, family, path.id))),
});

const general = fileRoutes('general');
const ingredient = fileRoutes('ingredient');
const noto = fileRoutes('noto');
const inclusive = fileRoutes('inclusive');

/** Files and receipts of applications; each family's meta names the application in its own word (spec 3). */
export const applicationFileRoutes = {
  uploadGeneralApplicationFile: (request, scope) =>
    upload(scope, 'general', request, request.body.meta.applicationID),
  uploadIngredientApplicationFile: (request, scope) =>
    upload(scope, 'ingredient', request, request.body.meta.applicationIngredientID),
  uploadNotoApplicationFile: (request, scope) =>
    upload(scope, 'noto', request, request.body.meta.applicationNotoID),
  uploadInclusiveApplicationFile: (request, scope) =>
    upload(scope, 'inclusive', request, request.body.meta.applicationInclusiveID),
  uploadAdminApplicationFile: async ({ body, file }, scope) => {
    const { family, applicationID, replacedFileID, ...meta } = body.meta;
    const input = { ...meta, file, family, applicationId: applicationID, replacedFileId: replacedFileID };
    return createdUpload(family, await uploadOnBehalf(scope, input));
  },
  downloadGeneralApplicationFile: general.download,
  downloadIngredientApplicationFile: ingredient.download,
  downloadNotoApplicationFile: noto.download,
  downloadInclusiveApplicationFile: inclusive.download,
  deleteGeneralApplicationFile: general.remove,
  deleteIngredientApplicationFile: ingredient.remove,
  deleteNotoApplicationFile: noto.remove,
  deleteInclusiveApplicationFile: inclusive.remove,
  getGeneralApplicationReceipt: general.receipt,
  getIngredientApplicationReceipt: ingredient.receipt,
  getNotoApplicationReceipt: noto.receipt,
  getInclusiveApplicationReceipt: inclusive.receipt,
} satisfies Partial<Handlers>;
