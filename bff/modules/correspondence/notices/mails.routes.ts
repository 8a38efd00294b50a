import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { ok } from '#bff/http/reply.ts';
import { mailList } from './mails.list.ts';
import { getMail, giveUpMail, resendMail, resendMails } from './mails.service.ts';

/** What was sent, what did not arrive, and another try. */
export const mailRoutes = {
  getMail: async ({ path }, scope) => ok(wire(await getMail(scope, path.id))),
  resendMail: async ({ path }, scope) => ok(wire(await resendMail(scope, path.id))),
  resendMails: async ({ body }, scope) => ok({ count: await resendMails(scope, mailList.searchOf(body)) }),
  giveUpMail: async ({ path }, scope) => ok(wire(await giveUpMail(scope, path.id))),
} satisfies Partial<Handlers>;
