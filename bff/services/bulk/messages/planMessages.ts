import { invalidField } from '#bff/core/apiError.ts';
import type { MessageTarget } from '#bff/data/bulk/messageTargets.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { bulkMessageTexts as texts } from '#bff/text/lists/bulkMessages.ts';
import { able, unable, type Verdict } from '../verdict.ts';

const KIND = 'notifyMyPages';

/** What is written to many, with fields that each my page fills: 「{企業名}」. */
export type AskedMessage = components['schemas']['BulkMessage'];

/** A message as one business reads it. */
export type FilledMessage = Pick<AskedMessage, 'title' | 'body'>;

const FIELD = /\{([^{}]*)\}/g;

/** As a notification has them (fields.json "Notification"). */
const MAX_TITLE = 100;
const MAX_BODY = 4000;

const fields: { readonly [name: string]: (target: MessageTarget) => string } = {
  [texts.fields.corporationName]: ({ corporationName }) => corporationName,
  [texts.fields.displayCode]: ({ displayCode }) => displayCode,
  [texts.fields.planTitle]: ({ planTitle }) => planTitle,
  [texts.fields.lateDocuments]: ({ lateDocuments }) => texts.listed(lateDocuments),
};

const namesIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name);

const isAboutLate = ({ title, body }: FilledMessage): boolean =>
  namesIn(`${title}${body}`).includes(texts.fields.lateDocuments);

const fill = (text: string, target: MessageTarget): string =>
  text.replaceAll(FIELD, (whole, name: string) => fields[name]?.(target) ?? whole);

export const filled = ({ title, body }: AskedMessage, target: MessageTarget): FilledMessage => ({
  title: fill(title, target),
  body: fill(body, target),
});

/** @throws INVALID_PARAMETER where none is told, or one with a field that nobody fills */
export const requireMessage = (message: AskedMessage | undefined, pointer: string): AskedMessage => {
  if (message === undefined) throw invalidField(pointer, texts.missing);
  for (const part of ['title', 'body'] as const) {
    const unknown = namesIn(message[part]).filter((name) => !Object.hasOwn(fields, name));
    if (unknown.length > 0) throw invalidField(`${pointer}/${part}`, texts.unknownFields(unknown));
  }
  return message;
};

/** Why a message is not for a business; null when it is. */
export const messageRefusal = (message: AskedMessage, target: MessageTarget): string | null => {
  if (target.recipients.length === 0) return texts.nobody;
  if (isAboutLate(message) && target.lateDocuments.length === 0) return texts.nothingLate;
  const { title, body } = filled(message, target);
  const isLong = [...title].length > MAX_TITLE || [...body].length > MAX_BODY;
  return isLong ? texts.tooLong(MAX_TITLE, MAX_BODY) : null;
};

export const judgeMessage =
  (message: AskedMessage) =>
  (target: MessageTarget): Verdict => {
    const refusal = messageRefusal(message, target);
    if (refusal !== null) return unable('rule', refusal);
    const late = isAboutLate(message) ? target.lateDocuments : [];
    return able(KIND, { makes: texts.makes(target.recipients, late).slice(0, 500) });
  };
