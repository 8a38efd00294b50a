/** Whose address a mail goes to, so that it can be sent again to the one that he has then. */
export type MailPerson = { readonly kind: 'admin' | 'user' | 'applicant'; readonly id: number };

/** A mail that a service wants to send. */
export type OutgoingMail = {
  /** MailKind of the contract; 0 (other) when left out. */
  readonly kind?: number;
  /** MailTopic of the contract, by which its person chooses how he gets it; without one it is obligatory. */
  readonly topic?: number;
  readonly person?: MailPerson;
  readonly to: string;
  readonly toName?: string;
  readonly subject: string;
  readonly text: string;
  readonly mypageId?: number;
  readonly applicationId?: number;
  readonly sectionId?: number;
};

/** Why a mail did not arrive, as far as a mail server says it; kept with the mail, told in words by mails.words.ts of correspondence. */
export type MailFailure =
  | 'unknownAddress'
  | 'unknownDomain'
  | 'mailboxFull'
  | 'refused'
  | 'serverAway'
  | 'logIn'
  | 'unsendable'
  | 'switchedOff'
  | 'unknown';
