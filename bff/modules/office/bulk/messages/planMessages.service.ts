import type { components } from '#bff/generated/contract/types.ts';
import type { MessageTarget } from '../messageTargets.data.ts';
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

const KIND = 'notifyMyPages';

/** What is written to many, with fields that each my page fills: 「{企業名}」. */
export type AskedMessage = components['schemas']['BulkMessage'];

const fields: Fields<MessageTarget> = {
  [texts.fields.corporationName]: ({ corporationName }) => corporationName,
  [texts.fields.displayCode]: ({ displayCode }) => displayCode,
  [texts.fields.planTitle]: ({ planTitle }) => planTitle,
  [texts.fields.lateDocuments]: ({ lateDocuments }) => texts.listed(lateDocuments),
};

/** Whether it names the documents that are late. */
export const isAboutLate = (words: Words): boolean => asksFor(words, texts.fields.lateDocuments);

/** A message as one business reads it. */
export const filledMessage = (message: AskedMessage, target: MessageTarget): Words =>
  filled(fields, message, target);

/** @throws INVALID_PARAMETER where none is told, or one with a field that nobody fills */
export const requireMessage = (message: AskedMessage | undefined, pointer: string): AskedMessage =>
  requireWords(fields, message, pointer);

/** Why a message is not for a business; null when it is. */
export const messageRefusal = (message: AskedMessage, target: MessageTarget): string | null => {
  if (target.recipients.length === 0) return texts.nobody;
  if (isAboutLate(message) && target.lateDocuments.length === 0) return texts.nothingLate;
  return lengthRefusal(filledMessage(message, target));
};

export const judgeMessage =
  (message: AskedMessage) =>
  (target: MessageTarget): Verdict => {
    const refusal = messageRefusal(message, target);
    if (refusal !== null) return unable('rule', refusal);
    const late = isAboutLate(message) ? target.lateDocuments : [];
    return able(KIND, { makes: texts.makes(target.recipients, late).slice(0, 500) });
  };
