-- Mails that do not leave because the installation sends none (MAIL=none).
ALTER TABLE "mail_message" DROP CONSTRAINT "mail_message_failure_check";
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_failure_check" CHECK (
  "failure" IN ('unknownAddress', 'unknownDomain', 'mailboxFull', 'refused', 'serverAway', 'logIn', 'unsendable',
    'switchedOff', 'unknown')
);
