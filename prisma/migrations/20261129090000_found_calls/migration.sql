-- A call that was recorded is found by who called, and from which number: by its digits, in whatever writing.
CREATE OR REPLACE FUNCTION thread_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := concat_ws(E'\n', search_fold(NEW.body), search_fold(NEW.caller_name), search_digits(NEW.caller_phone));
  RETURN NEW;
END
$$;

-- Messages are never changed; what they are found by is no part of what was said.
ALTER TABLE "thread_message" DISABLE TRIGGER "thread_message_append_only";
UPDATE "thread_message"
  SET "words" = concat_ws(E'\n', search_fold("body"), search_fold("caller_name"), search_digits("caller_phone"))
  WHERE "kind" = 2;
ALTER TABLE "thread_message" ENABLE TRIGGER "thread_message_append_only";
