-- The decision on an application is a matter of its own: its mails are found again when it is taken back.
ALTER TABLE "mail_message" DROP CONSTRAINT "mail_message_kind_check";
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_kind_check" CHECK ("kind" BETWEEN 0 AND 9);
