import type { Handlers, RequestOf } from '#bff/contract/handlers.ts';
import { ok } from '#bff/contract/reply.ts';
import {
  getMail,
  giveUpMail,
  listMails,
  type MailSearch,
  resendMail,
  resendMails,
} from '#bff/services/notices/mails.ts';
import { byInstant, listBody, pageRequestOf, type Sorts } from '../paging.ts';
import { wire } from '../present.ts';

const sorts: Sorts = { createdAt: [byInstant('createdAt')] };

type Conditions = RequestOf<'resendMails'>['body'];

const searchOf = (conditions: Conditions): MailSearch => ({
  q: conditions.q,
  kinds: conditions.kind,
  statuses: conditions.status,
  createdFrom: conditions.createdFrom,
  createdTo: conditions.createdTo,
  mypageId: conditions.mypage_id,
});

/** What was sent, what did not arrive, and another try. */
export const mailRoutes = {
  listMails: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, '-createdAt');
    const search = { ...searchOf(query), isResendable: query.resendable };
    return ok(listBody(await listMails(scope, search, request), request, wire));
  },
  getMail: async ({ path }, scope) => ok(wire(await getMail(scope, path.id))),
  resendMail: async ({ path }, scope) => ok(wire(await resendMail(scope, path.id))),
  resendMails: async ({ body }, scope) => ok({ count: await resendMails(scope, searchOf(body)) }),
  giveUpMail: async ({ path }, scope) => ok(wire(await giveUpMail(scope, path.id))),
} satisfies Partial<Handlers>;
