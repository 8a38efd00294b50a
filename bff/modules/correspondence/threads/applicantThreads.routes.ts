import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPhase } from '#bff/core/secondPhase.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { applicantAddress } from '#rules/familyNames.ts';
import { type ApplicantThreadInput, createApplicantThread } from './beginThread.service.ts';
import { getOwnThread, readOwnThread } from './ownThreads.service.ts';
import { createOwnMessage, type OwnEntry } from './replyToThread.service.ts';
import { requireApplicantThread } from './threadAccess.service.ts';
import { uploadApplicantThreadFile } from './threadFiles.service.ts';
import { presentThreadFile } from './threads.routes.ts';
import type { OwnThreadView } from './threadViews.service.ts';

type ById = { readonly path: { readonly id: number } };
type Upload = {
  readonly body: { readonly meta: { readonly fileName: string } };
  readonly file: UploadedFile | undefined;
};

const shown = (view: OwnThreadView) => ok(wire(view), { version: view.version });

const routesOf = (family: Family) => {
  const require = requireApplicantThread(family);
  const made = (view: OwnThreadView) =>
    created(wire(view), {
      version: view.version,
      location: applicantAddress(family, `/thread/${view.id}`),
    });
  return {
    create: async ({ body }: { readonly body: ApplicantThreadInput }, scope: Scope) =>
      made(await createApplicantThread(scope, family, body)),
    get: async ({ path }: ById, scope: Scope) => shown(await getOwnThread(scope, path.id, require)),
    goOn: async ({ path, body }: ById & { readonly body: OwnEntry }, scope: Scope) =>
      made(await createOwnMessage(scope, { ...body, id: path.id }, require)),
    read: async ({ path, body }: ById & { readonly body: { readonly messageId: number } }, scope: Scope) =>
      shown(await readOwnThread(scope, { ...body, id: path.id }, require)),
    upload: async ({ file, body }: Upload, scope: Scope) =>
      mapPhase(await uploadApplicantThreadFile(scope, family, file, body.meta), (stored) =>
        created(presentThreadFile(stored), { location: applicantAddress(family, `/file/${stored.id}`) }),
      ),
  };
};

/** Questions and answers between the office and applicants. */
export const applicantThreadRoutes = familyHandlers({
  'create{Family}ApplicationThread': (family) => routesOf(family).create,
  'get{Family}ApplicationThread': (family) => routesOf(family).get,
  'create{Family}ApplicationThreadMessage': (family) => routesOf(family).goOn,
  'read{Family}ApplicationThread': (family) => routesOf(family).read,
  'upload{Family}ApplicationThreadFile': (family) => routesOf(family).upload,
});
