import { ReturnAnswerKind, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import type { ReturnItem, SectionUpdate } from '../../sectionTypes.ts';
import { CHOSEN_NAMES, missingNames } from '../files/chosenNames.ts';
import type { Offered } from './decisions.ts';

/** Decisions that ask for more than a press. */
export type AskedAction = 'waive' | 'reopen' | 'maffSendBack' | 'maffApprove' | 'submit' | 'resubmit';

const ASKED: readonly AskedAction[] = [
  'waive',
  'reopen',
  'maffSendBack',
  'maffApprove',
  'submit',
  'resubmit',
];

export type AskedDecision = Offered & { readonly action: AskedAction };

/** The ministry's own approval needs no form; one that the desk records in its place does. */
export const isAsked = (offered: Offered): offered is AskedDecision =>
  ASKED.some((action) => action === offered.action) &&
  (offered.action !== 'maffApprove' || offered.isOnBehalf === true);

/** Whether papers come with the decision: those that the desk records for somebody else. */
export const takesFiles = (action: AskedAction): boolean =>
  action === 'maffApprove' || action === 'submit' || action === 'resubmit';

export type OpenItem = Pick<ReturnItem, 'id' | 'number' | 'status' | 'comment'>;
type Items = { readonly returnItems: readonly OpenItem[] };

/** The return items that a decision has to answer: all open ones, when the desk hands in again for the business. */
export const itemsToAnswer = ({ returnItems }: Items, action: AskedAction): OpenItem[] =>
  action === 'resubmit' ? returnItems.filter(({ status }) => status === ReturnItemStatus.Open) : [];

/** The form's name of the answer to a return item. */
export const answerName = (itemId: number): string => `answer${itemId}`;

const limitsFor = (action: AskedAction): Limits => ({
  reason: { isRequired: true, maxLength: action === 'maffSendBack' ? 2000 : 500 },
  ...(action === 'reopen' ? { returnDueOn: { isRequired: true, format: 'date' } } : {}),
});

/** The fields of the form of a decision, in their order. */
export const askedNames = (section: Items, action: AskedAction): string[] => [
  'reason',
  ...(action === 'reopen' ? ['returnDueOn'] : []),
  ...itemsToAnswer(section, action).map(({ id }) => answerName(id)),
  ...(takesFiles(action) ? [CHOSEN_NAMES] : []),
];

/**
 * A reason always; an answer to every open item, unless new files are the answer; and every file that was chosen
 * before the page was loaded anew, so that no decision goes without one of its papers.
 */
export const validateAsked = (
  section: Items,
  action: AskedAction,
  values: FormValues,
  chosen: readonly { readonly file: File }[],
): FormErrors => {
  const items = chosen.length > 0 ? [] : itemsToAnswer(section, action);
  const missing = missingNames(textOf(values, CHOSEN_NAMES), chosen);
  const open = items.filter(({ id }) => textOf(values, answerName(id)).trim() === '');
  return {
    ...validateLimits(values, limitsFor(action), askedNames(section, action)),
    ...Object.fromEntries(open.map(({ id }) => [answerName(id), t((w) => w.ask.answerNeeded)])),
    ...(missing.length > 0
      ? { [CHOSEN_NAMES]: t((w) => w.ask.filesMissing, { count: missing.length }) }
      : {}),
  };
};

const answersOf = (section: Items, values: FormValues, fileIds: readonly string[]) =>
  itemsToAnswer(section, 'resubmit').map(({ id }) => {
    const comment = textOf(values, answerName(id)).trim();
    return {
      returnItemId: id,
      kind: fileIds.length > 0 ? ReturnAnswerKind.ReplaceFile : ReturnAnswerKind.Explain,
      ...(comment === '' ? {} : { comment }),
      ...(fileIds.length > 0 ? { fileIds: [...fileIds] } : {}),
    };
  });

/** The contract's names; the answers to the return items are fields of the form only. */
export const askedBody = (
  section: Items,
  action: AskedAction,
  values: FormValues,
  fileIds: readonly string[],
): Omit<SectionUpdate, 'id'> => {
  const reason = textOf(values, 'reason').trim();
  if (action === 'maffSendBack') return { action, comment: reason };
  if (action === 'waive') return { action, reason };
  if (action === 'reopen') return { action, reason, returnDueOn: textOf(values, 'returnDueOn') };
  if (action !== 'resubmit') return { action, onBehalfReason: reason };
  return { action, onBehalfReason: reason, answers: answersOf(section, values, fileIds) };
};
