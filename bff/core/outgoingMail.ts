/** A mail that a service wants to send. */
export type OutgoingMail = {
  readonly to: string;
  readonly toName?: string;
  readonly subject: string;
  readonly text: string;
  readonly mypageId?: number;
  readonly applicationId?: number;
  readonly sectionId?: number;
};
