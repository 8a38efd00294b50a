import { invalidField } from '#bff/core/apiError.ts';
import {
  currentDueOn,
  isOfBusiness,
  isReturned,
  isWaiting,
  lockReason,
  sectionName,
} from '#bff/modules/sections/index.ts';
import type { RequestTarget } from '../requestTargets.data.ts';
import { able, unable, type Verdict } from '../verdict.service.ts';
import { bulkMessageTexts as texts } from './bulkMessages.words.ts';
import {
  asksFor,
  type Fields,
  filled,
  lengthRefusal,
  requireWords,
  type Words,
} from './fieldWords.service.ts';
import type { AskedMessage } from './planMessages.service.ts';

const KIND = 'notifySections';

/** What one business reads of an undertaking: the representative of all that were chosen, a member of its own. */
export type DocumentRequest = {
  /** null: the representative. */
  readonly memberId: number | null;
  readonly corporationName: string;
  readonly displayCode: string;
  readonly planTitle: string;
  readonly documents: readonly RequestTarget[];
};

const nameFor = (memberId: number | null, { member, ...document }: RequestTarget): string => {
  const name = sectionName(document);
  return member === null || member.id === memberId ? name : texts.ofMember(name, member.name);
};

const lineFor = (memberId: number | null, document: RequestTarget): string => {
  const due = currentDueOn(document);
  return texts.documentLine(nameFor(memberId, document), due, isReturned(document));
};

const fields: Fields<DocumentRequest> = {
  [texts.fields.corporationName]: ({ corporationName }) => corporationName,
  [texts.fields.displayCode]: ({ displayCode }) => displayCode,
  [texts.fields.planTitle]: ({ planTitle }) => planTitle,
  [texts.fields.documents]: ({ memberId, documents }) =>
    documents.map((document) => lineFor(memberId, document)).join('\n'),
};

/** A request as one business reads it. */
export const filledRequest = (message: AskedMessage, request: DocumentRequest): Words =>
  filled(fields, message, request);

/** @throws INVALID_PARAMETER where none is told, one with a field that nobody fills, or that does not name the documents */
export const requireRequest = (asked: AskedMessage | undefined, pointer: string): AskedMessage => {
  const message = requireWords(fields, asked, pointer);
  if (!asksFor({ title: '', body: message.body }, texts.fields.documents))
    throw invalidField(`${pointer}/body`, texts.documentsMissing);
  return message;
};

/** Why nobody is asked for a document; null when somebody is. */
export const documentRefusal = (target: RequestTarget): string | null => {
  if (!isOfBusiness(target.documentType)) return texts.notAsked;
  if (!isWaiting(target)) return texts.handedIn;
  const locked = lockReason(target);
  if (locked !== null) return locked;
  if (target.recipients.length === 0) return texts.nobody;
  return target.member?.recipients.length === 0 ? texts.noMember(target.member.name) : null;
};

/** The requests for documents of one undertaking that somebody is asked for, the representative's first. */
export const requestsOf = (documents: readonly RequestTarget[]): DocumentRequest[] => {
  const [first] = documents;
  if (first === undefined) return [];
  const { corporationName, displayCode, planTitle } = first;
  const members = Map.groupBy(
    documents.filter(({ member }) => member !== null),
    ({ member }) => member?.id ?? null,
  );
  return [
    { memberId: null, corporationName, displayCode, planTitle, documents },
    ...[...members].map(([memberId, own]) => ({
      ...{ memberId, corporationName: own[0]?.member?.name ?? corporationName },
      ...{ displayCode, planTitle, documents: own },
    })),
  ];
};

/** Why requests are not sent; null when they are. */
export const requestsRefusal = (message: AskedMessage, requests: readonly DocumentRequest[]): string | null =>
  requests
    .map((request) => lengthRefusal(filledRequest(message, request)))
    .find((refusal) => refusal !== null) ?? null;

/** Who reads of each document, and whether he would: its undertaking's requests are looked at as a whole. */
export const judgeRequests = (message: AskedMessage, targets: readonly RequestTarget[]) => {
  const asked = targets.filter((target) => documentRefusal(target) === null);
  const refusals = new Map(
    [...Map.groupBy(asked, ({ mypageId }) => mypageId)].map(([mypageId, documents]) => [
      mypageId,
      requestsRefusal(message, requestsOf(documents)),
    ]),
  );
  return (target: RequestTarget): Verdict => {
    const refusal = documentRefusal(target) ?? refusals.get(target.mypageId) ?? null;
    if (refusal !== null) return unable(isWaiting(target) ? 'rule' : 'status', refusal);
    const { member, recipients } = target;
    const readers = member === null ? recipients : texts.withMember(member, recipients);
    return able(KIND, { makes: texts.makes(readers, []).slice(0, 500) });
  };
};
