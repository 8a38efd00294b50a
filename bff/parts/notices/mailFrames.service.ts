import type { Scope } from '#bff/core/scope.ts';
import type { MailDesk, MailFrame } from '#bff/platform/mail/texts/layout.ts';
import { systemDesk } from './desk.words.ts';
import { findCorporationName, findProjectDesk } from './desks.data.ts';

type Addressee = {
  readonly personName: string;
  readonly projectId?: number;
  readonly corporationId?: number;
};

type ProjectDesk = Omit<MailDesk, 'programmeName'> & { readonly shortName: string };

/** The desk of a project as mails name it. */
export const mailDeskOf = ({ shortName, deskName, deskPhone, deskHours }: ProjectDesk): MailDesk => ({
  programmeName: shortName,
  deskName,
  deskPhone,
  deskHours,
});

const deskOf = async (scope: Scope, projectId: number | undefined): Promise<MailDesk> => {
  const desk = projectId === undefined ? null : await findProjectDesk(scope.db, projectId);
  return desk === null ? systemDesk : mailDeskOf(desk);
};

/** The opening and closing of a mail: the project's desk, the company and the person (domain 6). */
export const mailFrameFor = async (scope: Scope, addressee: Addressee): Promise<MailFrame> => {
  const { personName, projectId, corporationId } = addressee;
  const organisationName =
    corporationId === undefined ? null : await findCorporationName(scope.db, corporationId);
  return { desk: await deskOf(scope, projectId), person: { organisationName, personName } };
};
