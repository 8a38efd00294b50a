import { ApplicationStatus } from '#bff/generated/contract/enums.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { isBeforeClose, mayRepeatSubmission } from '#bff/modules/applications/index.ts';
import { dueText, oneLine } from '#bff/platform/mail/texts/layout.ts';
import type { LetterTarget } from '../letterTargets.data.ts';
import { able, unable, type Verdict } from '../verdict.service.ts';
import {
  asksFor,
  type Fields,
  filled,
  lengthRefusal,
  requireWords,
  type Words,
} from './fieldWords.service.ts';
import { letterTexts as texts } from './letters.words.ts';

const KIND = 'notifyApplications';

/** What is written to many applicants, with fields that each application fills: 「{締切}」. */
export type AskedLetter = components['schemas']['BulkLetter'];

const { Draft, Returned, Withdrawn } = ApplicationStatus;

/** An application as a letter speaks of it. */
export type Addressee = LetterTarget & {
  /** What its applicant has still to do, a line each; looked up only when a letter is written. */
  readonly left?: readonly string[];
};

/** Of a draft the name that somebody registered with: its answers are nobody's business yet. */
const nameOf = ({ status, personName, name }: LetterTarget): string =>
  status === Draft ? personName : (name ?? personName);

const fields: Fields<Addressee> = {
  [texts.fields.name]: (target) => oneLine(nameOf(target)),
  [texts.fields.displayCode]: ({ displayCode }) => displayCode ?? texts.noCode,
  [texts.fields.projectName]: ({ projectName }) => oneLine(projectName),
  [texts.fields.closesAt]: ({ applicationClosesAt }) => dueText(applicationClosesAt),
  [texts.fields.returnDueOn]: ({ returnDueOn }) => (returnDueOn === null ? '' : dueText(returnDueOn)),
  [texts.fields.left]: ({ left = [] }) => texts.lines(left),
};

export const filledLetter = (letter: AskedLetter, target: Addressee): Words => filled(fields, letter, target);

/** Whether a letter tells what is left: only then it is looked up. */
export const tellsLeft = (letter: Words): boolean => asksFor(letter, texts.fields.left);

/** @throws INVALID_PARAMETER where none is told, or one with a field that nobody fills */
export const requireLetter = (letter: AskedLetter | undefined, pointer: string): AskedLetter =>
  requireWords(fields, letter, pointer);

const ofDrafts = (target: LetterTarget, now: Date): string | null => {
  if (target.status !== Draft) return texts.handedIn;
  return isBeforeClose(target, now) ? null : texts.closed;
};

const ofMissed = (target: LetterTarget, now: Date): string | null => {
  if (target.status !== Draft) return texts.handedIn;
  if (isBeforeClose(target, now)) return texts.stillOpen;
  return mayRepeatSubmission(target, target, now) ? texts.pressed : null;
};

const ofReturned = ({ status }: LetterTarget): string | null => {
  if (status === Draft) return texts.notHandedIn;
  return status === Returned ? null : texts.notReturned;
};

/** Why an application is none of those that a letter is meant for; null when it is one. */
const OF_AUDIENCE: {
  readonly [audience in AskedLetter['audience']]: (target: LetterTarget, now: Date) => string | null;
} = { drafts: ofDrafts, missed: ofMissed, returned: ofReturned, anyone: () => null };

const fieldRefusal = (letter: AskedLetter, { status, returnDueOn }: Addressee): string | null => {
  if (asksFor(letter, texts.fields.returnDueOn) && returnDueOn === null) return texts.noReturnDue;
  return tellsLeft(letter) && status !== Draft && status !== Returned ? texts.nothingLeft : null;
};

/** Why a letter is not for an applicant; null when it is. */
export const letterRefusal = (letter: AskedLetter, target: Addressee, now: Date): string | null => {
  if (target.status === Withdrawn) return texts.withdrawn;
  const refusal = OF_AUDIENCE[letter.audience](target, now);
  if (refusal !== null) return refusal;
  if (!target.isEmailConfirmed) return texts.notConfirmed;
  return fieldRefusal(letter, target) ?? lengthRefusal(filledLetter(letter, target));
};

export const judgeLetter =
  (letter: AskedLetter, now: Date) =>
  (target: LetterTarget): Verdict => {
    const refusal = letterRefusal(letter, target, now);
    return refusal === null
      ? able(KIND, { makes: texts.makes(target.personName, target.email) })
      : unable('rule', refusal);
  };
