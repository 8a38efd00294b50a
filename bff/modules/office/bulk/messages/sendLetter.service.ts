import type { Family } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type ApplicationRow,
  applicationMailInput,
  auditTargetOf,
  type Dossier,
  dossierOf,
  findApplication,
  isStatus,
  lockDossier,
  mailApplicant,
} from '#bff/modules/applications/index.ts';
import { letterMail } from '#bff/platform/mail/texts/applicationMails.ts';
import type { MailText } from '#bff/platform/mail/texts/layout.ts';
import type { Words } from './fieldWords.service.ts';
import { letterTexts as texts } from './letters.words.ts';
import {
  type Addressee,
  type AskedLetter,
  filledLetter,
  letterRefusal,
  tellsLeft,
} from './planLetters.service.ts';

/** What is to be done still, without a word of what was answered: steps of the form before its last, how much is left in each. */
const leftOf = ({ row, definition, findings }: Dossier): string[] => {
  const steps = definition.steps
    .filter(({ id }) => id !== 'confirm')
    .map(({ id, title }) => ({ title, count: findings.filter(({ stepId }) => stepId === id).length }))
    .filter(({ count }) => count > 0)
    .map(({ title, count }) => texts.stepLeft(title, count));
  const open = row.returnItems.filter(({ status }) => status === 'open').length;
  const items = open === 0 ? [] : [texts.itemsLeft(open)];
  if (isStatus(row, 'Returned')) return [...items, ...steps, texts.resubmit];
  return isStatus(row, 'Draft') ? [...steps, texts.handIn] : [];
};

const addresseeOf = (dossier: Dossier, letter: AskedLetter): Addressee => {
  const { project, applicationUser, ...row } = dossier.row;
  return {
    ...row,
    personName: applicationUser.name,
    email: applicationUser.email,
    isEmailConfirmed: applicationUser.emailConfirmedAt !== null,
    projectName: project.shortName,
    applicationOpensAt: project.applicationOpensAt,
    applicationClosesAt: project.applicationClosesAt,
    submitGraceMinutes: project.submitGraceMinutes,
    left: tellsLeft(letter) ? leftOf(dossier) : [],
  };
};

/** The mail around the words; who has not handed in is called by the name that he registered with. */
const mailOf = (scope: Scope, row: ApplicationRow, words: Words): MailText => {
  const input = applicationMailInput(scope, row);
  const registered = { personName: row.applicationUser.name, organisationName: null };
  return letterMail({ ...input, ...words, person: isStatus(row, 'Draft') ? registered : input.person });
};

/**
 * Mails the letter to one applicant, with what is true of his application now, and writes it into its activity: who
 * has handed in since the dry run, or is no longer meant for another reason, is left alone.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED where it is not for this applicant any more
 */
export const sendLetter = async (
  scope: Scope,
  letter: AskedLetter,
  { family, id }: { readonly family: Family; readonly id: number },
): Promise<void> => {
  const dossier = await lockDossier(scope, family, id);
  const { row } = dossier;
  const addressee = addresseeOf(dossier, letter);
  const detail = letterRefusal(letter, addressee, scope.now);
  if (detail !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
  const words = filledLetter(letter, addressee);
  await mailApplicant(scope, row, mailOf(scope, row, words));
  const after = { subject: words.title, mailText: words.body };
  await scope.audit({ action: 'messageSent', ...auditTargetOf(row), after });
};

/** The letter as one applicant would get it now, with all that stands around it; null when he is gone. */
export const letterExampleOf = async (scope: Scope, letter: AskedLetter, id: number) => {
  const row = await findApplication(scope.db, id);
  if (row === null) return null;
  const dossier = dossierOf(row, scope.now);
  const { subject, text } = mailOf(scope, row, filledLetter(letter, addresseeOf(dossier, letter)));
  return { name: row.applicationUser.name, title: subject, body: text.trim() };
};
