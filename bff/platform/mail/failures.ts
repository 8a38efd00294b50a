import type { MailFailure } from '#bff/core/outgoingMail.ts';
import { MailOffError, MailRefusedError } from './transport.ts';

/** By the enhanced status code without its class (RFC 3463); the longer of two that begin alike stands first. */
const byStatus: readonly (readonly [subject: string, failure: MailFailure])[] = [
  ['1.10', 'unknownDomain'],
  ['1.2', 'unknownDomain'],
  ['1.', 'unknownAddress'],
  ['2.1', 'unknownAddress'],
  ['2.2', 'mailboxFull'],
  ['2.', 'refused'],
  ['3.', 'serverAway'],
  ['4.', 'serverAway'],
  ['5.', 'refused'],
  ['6.', 'refused'],
  ['7.', 'refused'],
];

/** By the reply code alone (RFC 5321), for servers that say no more. */
const byReply: { readonly [code: string]: MailFailure } = {
  '421': 'serverAway',
  '450': 'serverAway',
  '451': 'serverAway',
  '452': 'mailboxFull',
  '535': 'logIn',
  '550': 'unknownAddress',
  '551': 'unknownAddress',
  '552': 'mailboxFull',
  '553': 'unknownAddress',
  '554': 'refused',
};

/** By what the mail library calls it. */
const byLibrary: { readonly [code: string]: MailFailure } = {
  EAUTH: 'logIn',
  ECONNECTION: 'serverAway',
  ECONNREFUSED: 'serverAway',
  EDNS: 'serverAway',
  ESOCKET: 'serverAway',
  ETIMEDOUT: 'serverAway',
};

/**
 * What the answer of a mail server means.
 * @param answer its line, or the status and diagnostic of a report (RFC 3464)
 */
export const failureInAnswer = (answer: string): MailFailure => {
  const subject = /\b[245]\.(\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1];
  const named = byStatus.find(([beginning]) => subject?.startsWith(beginning))?.[1];
  const reply = /\b[45]\d\d\b/.exec(answer)?.[0] ?? '';
  return named ?? byReply[reply] ?? 'unknown';
};

const textOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Why a transport did not take a mail. */
export const failureOf = (error: unknown): MailFailure => {
  if (error instanceof MailOffError) return 'switchedOff';
  const said = error instanceof MailRefusedError ? error.cause : error;
  if (typeof said !== 'object' || said === null)
    return error instanceof MailRefusedError ? 'unsendable' : 'unknown';
  const library = byLibrary[textOf(said, 'code')];
  return library ?? failureInAnswer(textOf(said, 'response') || textOf(said, 'message'));
};
