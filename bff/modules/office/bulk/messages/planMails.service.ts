import type { components } from '#bff/generated/contract/types.ts';
import type { BusinessTarget, PersonTarget } from '../businessTargets.data.ts';
import { bulkPeopleTexts as texts } from '../people/bulkPeople.words.ts';
import { able, unable, type Verdict } from '../verdict.service.ts';
import { type Fields, filled, lengthRefusal, requireWords, type Words } from './fieldWords.service.ts';

const KIND = 'notifyCorporations';

const UNDELIVERED_DAYS = 90;

/** Mails that came back before that tell nothing of an address any more. */
export const undeliveredSince = (now: Date): Date =>
  new Date(now.getTime() - UNDELIVERED_DAYS * 24 * 3600_000);

/** What is mailed to the people of many businesses, with fields that each reader fills: 「{担当者名}」. */
export type AskedMail = components['schemas']['BulkMail'];

type Reader = { readonly business: BusinessTarget; readonly person: PersonTarget };

const fields: Fields<Reader> = {
  [texts.fields.corporationName]: ({ business }) => business.name,
  [texts.fields.personName]: ({ person }) => person.name,
  [texts.fields.projectName]: ({ person }) => person.projectName,
};

/** A mail as one person reads it. */
export const filledMail = (mail: AskedMail, reader: Reader): Words => filled(fields, mail, reader);

/** @throws INVALID_PARAMETER where none is told, or one with a field that nobody fills */
export const requireMail = (asked: AskedMail | undefined, pointer: string): AskedMail =>
  requireWords(fields, asked, pointer);

const isReached = ({ isActive, isUndeliverable }: PersonTarget): boolean => isActive && !isUndeliverable;

/** In each round its primary contact, else everybody, of those that a mail reaches; one mail for an address. */
export const readersOf = ({ people }: BusinessTarget): PersonTarget[] => {
  const rounds = Map.groupBy(people.filter(isReached), ({ projectId }) => projectId);
  const contacts = [...rounds.values()].flatMap((some) => {
    const primary = some.filter(({ isPrimary }) => isPrimary);
    return primary.length > 0 ? primary : some;
  });
  const addresses = contacts.map(({ email }) => email);
  return contacts.filter(({ email }, index) => addresses.indexOf(email) === index);
};

const namesOf = (people: readonly PersonTarget[]): string[] => [...new Set(people.map(({ name }) => name))];

/** Why nobody of a business is reached. */
const noReader = ({ people }: BusinessTarget): string => {
  if (people.length === 0) return texts.noUser;
  const active = people.filter(({ isActive }) => isActive);
  return active.length === 0 ? texts.allStopped(namesOf(people)) : texts.noneReached(namesOf(active));
};

/** Why a mail is not for a business; null when it is. */
export const mailRefusal = (mail: AskedMail, business: BusinessTarget): string | null => {
  const readers = readersOf(business);
  if (readers.length === 0) return noReader(business);
  return (
    readers
      .map((person) => lengthRefusal(filledMail(mail, { business, person })))
      .find((refusal) => refusal !== null) ?? null
  );
};

/** Who reads it, and whom it does not reach. */
const makesOf = (business: BusinessTarget): string => {
  const others = business.people
    .filter((person) => !isReached(person))
    .map(({ name, isActive }) => (isActive ? texts.unreachedPerson(name) : texts.stoppedPerson(name)));
  return [
    texts.readers(namesOf(readersOf(business))),
    ...(others.length === 0 ? [] : [texts.others([...new Set(others)])]),
  ].join('\n');
};

export const judgeMail =
  (mail: AskedMail) =>
  (business: BusinessTarget): Verdict => {
    const refusal = mailRefusal(mail, business);
    return refusal === null
      ? able(KIND, { makes: makesOf(business).slice(0, 500) })
      : unable('rule', refusal);
  };
