import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok, streamed } from '#bff/http/reply.ts';
import { byInstant, fileOf, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { exportMails } from './exportMails.service.ts';
import { getMail, giveUpMail, listMails, type MailSearch, resendMail, resendMails } from './mails.service.ts';

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

type Query = Omit<RequestOf<'listMails'>['query'], 'limit' | 'cursor' | 'sort'>;

/** The list has one condition that is implied where all are sent again. */
const listSearchOf = (query: Query): MailSearch => ({ ...searchOf(query), isResendable: query.resendable });

/** What was sent, what did not arrive, and another try. */
export const mailRoutes = {
  listMails: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, '-createdAt');
    return ok(listBody(await listMails(scope, listSearchOf(query), request), request, wire));
  },
  exportMails: async ({ query }, scope) => {
    const { keys } = pageRequestOf({ sort: query.sort }, sorts, '-createdAt');
    return streamed(await exportMails(scope, { ...fileOf(query), search: listSearchOf(query), keys }));
  },
  getMail: async ({ path }, scope) => ok(wire(await getMail(scope, path.id))),
  resendMail: async ({ path }, scope) => ok(wire(await resendMail(scope, path.id))),
  resendMails: async ({ body }, scope) => ok({ count: await resendMails(scope, searchOf(body)) }),
  giveUpMail: async ({ path }, scope) => ok(wire(await giveUpMail(scope, path.id))),
} satisfies Partial<Handlers>;
