import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPhase, type SecondPhase } from '#bff/core/secondPhase.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { scanStatusOf } from '#bff/parts/files/scanStatus.service.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { applicantAddress, idNameOf } from '#rules/familyNames.ts';
import {
  deleteOwnFile,
  type ReceivedUpload,
  uploadOnBehalf,
  uploadOwnFile,
} from './apply/applicationFiles.service.ts';
import { getOwnApplicationReceipt } from './apply/applicationReceipts.service.ts';
import { previewPaper } from './papers/previewPaper.service.ts';

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
    created(presentUpload(received), { location: applicantAddress(family, `/file/${received.stored.id}`) }),
  );

/** Each family's meta names the application in its own word (spec 3). */
type Meta = {
  readonly fileName: string;
  readonly type: number;
  readonly replacedFileID?: string | null;
} & { readonly [name in ReturnType<typeof idNameOf>]?: number };

type Upload = { readonly body: { readonly meta: Meta }; readonly file: UploadedFile | undefined };

type ById = { readonly path: { readonly id: string } };

type Shown = { readonly query: { readonly disposition?: 'inline' | 'attachment' } };

type Preview = Shown & { readonly path: { readonly type: number } };

const fileRoutes = (family: Family) => ({
  upload: async ({ body, file }: Upload, scope: Scope) => {
    const { fileName, type, replacedFileID: replacedFileId } = body.meta;
    // The contract demands the family's own word; 0 is nobody's application.
    const applicationId = body.meta[idNameOf(family)] ?? 0;
    const input = { file, applicationId, fileName, type, replacedFileId };
    return createdUpload(family, await uploadOwnFile(scope, family, input));
  },
  remove: async ({ path }: ById, scope: Scope) => {
    await deleteOwnFile(scope, family, path.id);
    return noContent();
  },
  preview: async ({ path, query }: Preview, scope: Scope) =>
    streamed(await previewPaper(scope, family, path.type, query.disposition ?? 'attachment')),
  receipt: async ({ path }: ById, scope: Scope) =>
    ok(wire(await getOwnApplicationReceipt(scope, family, path.id))),
});

/** Files and receipts of applications. */
export const applicationFileRoutes = {
  ...familyHandlers({
    'upload{Family}ApplicationFile': (family) => fileRoutes(family).upload,
    'delete{Family}ApplicationFile': (family) => fileRoutes(family).remove,
    'preview{Family}ApplicationPaper': (family) => fileRoutes(family).preview,
    'get{Family}ApplicationReceipt': (family) => fileRoutes(family).receipt,
  }),
  uploadAdminApplicationFile: async ({ body, file }, scope) => {
    const { applicationID, replacedFileID, ...meta } = body.meta;
    const input = { ...meta, file, applicationId: applicationID, replacedFileId: replacedFileID };
    const { family, upload } = await uploadOnBehalf(scope, input);
    return createdUpload(family, upload);
  },
} satisfies Partial<Handlers>;
