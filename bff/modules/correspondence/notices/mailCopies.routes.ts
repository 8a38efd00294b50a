import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { addMailCopy, confirmMailCopy, resendCopyLink } from './confirmCopies.service.ts';
import {
  changeMailCopy,
  mailCopiesOf,
  ownMailCopies,
  removeMailCopy,
  type viewOf,
} from './mailCopies.service.ts';

const present = (view: ReturnType<typeof viewOf>) => ok(wire(view), { version: view.version });

/** Further addresses of a business. */
export const mailCopyRoutes = {
  listUserMailCopies: async (_request, scope) => ok(wire(await ownMailCopies(scope))),
  createUserMailCopy: async ({ body }, scope) => {
    const view = await addMailCopy(scope, body);
    return created(wire(view), { version: view.version, location: `/api/user/mail_copy/${view.id}` });
  },
  updateUserMailCopy: async ({ path, body, ifMatchVersion }, scope) =>
    present(await changeMailCopy(scope, path.id, body, ifMatchVersion)),
  deleteUserMailCopy: async ({ path, ifMatchVersion }, scope) => {
    await removeMailCopy(scope, path.id, ifMatchVersion);
    return noContent();
  },
  sendUserMailCopyConfirmation: async ({ path }, scope) => present(await resendCopyLink(scope, path.id)),
  confirmMailCopy: async ({ body }, scope) => ok(await confirmMailCopy(scope, body.token)),
  listCorporationMailCopies: async ({ path }, scope) => ok(wire(await mailCopiesOf(scope, path.id))),
} satisfies Partial<Handlers>;
