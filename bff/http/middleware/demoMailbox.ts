import { type RequestHandler, Router } from 'express';
import type { Config } from '#bff/core/config.ts';
import { mailboxFolder } from '#bff/platform/mail/createTransport.ts';
import { htmlOf } from '#bff/platform/mail/htmlOf.ts';
import { createMailbox, type MailboxEntry } from '#bff/platform/mail/mailbox.ts';
import { mailboxTexts } from '#bff/platform/mail/mailbox.words.ts';
import { cspNonceOf } from './securityHeaders.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const withLinks = (text: string): string =>
  escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<&]+(?:&amp;[^\s<&]+)*/g,
    (url) => `<a href="${url}">${url}</a>`,
  );

const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation";

const style = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.75 system-ui, sans-serif; color: #191e1c; }
  h1 { font-size: 1.5rem; } li { padding: .5rem 0; border-top: 1px solid #dbe0dd; } ul { list-style: none; padding: 0; }
  a { color: #14654e; overflow-wrap: anywhere; } pre { white-space: pre-wrap; font: inherit; } small { color: #59635e; }
`;

const page = (nonce: string, title: string, body: string): string =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<style nonce="${nonce}">${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const time = (entry: MailboxEntry): string =>
  new Date(entry.sentAt).toLocaleString('ja-JP', {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'medium',
    timeStyle: 'short',
  });

const sentTo = (entry: MailboxEntry): string =>
  `<small>${escapeHtml(mailboxTexts.sentTo(entry.to, time(entry)))}</small>`;

const listItem = (entry: MailboxEntry): string =>
  `<li><a href="/dev/mail/${entry.id}">${escapeHtml(entry.subject)}</a><br>` + `${sentTo(entry)}</li>`;

/** /dev/mail: the demo's outgoing mails, to be read in the browser instead of being sent. */
export const demoMailbox = (config: Config): RequestHandler => {
  const mailbox = createMailbox(mailboxFolder(config), () => new Date());
  const router = Router();
  router.get('/dev/mail', async (_request, response) => {
    const entries = await mailbox.list();
    const list =
      entries.length > 0 ? `<ul>${entries.map(listItem).join('')}</ul>` : `<p>${mailboxTexts.empty}</p>`;
    response.type('html').send(page(cspNonceOf(response), mailboxTexts.title, list));
  });
  router.get('/dev/mail/:id', async (request, response, next) => {
    const entry = await mailbox.read(String(request.params.id));
    if (entry === null) return next();
    const head = `<p>${sentTo(entry)}</p>`;
    const asPage = `<p><a href="/dev/mail/${entry.id}/html">${mailboxTexts.asPage}</a></p>`;
    const back = `<p><a href="/dev/mail">${mailboxTexts.back}</a></p>`;
    const body = `${head}<pre>${withLinks(entry.text)}</pre>${asPage}${back}`;
    response.type('html').send(page(cspNonceOf(response), entry.subject, body));
  });
  router.get('/dev/mail/:id/html', async (request, response, next) => {
    const entry = await mailbox.read(String(request.params.id));
    if (entry === null) return next();
    // As a mail program shows it: with its own styles, and with nothing that runs or is loaded.
    response.setHeader('Content-Security-Policy', MAIL_POLICY);
    response.type('html').send(htmlOf(entry));
  });
  return router;
};
