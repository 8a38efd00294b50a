-- How many documents of each undertaking wait for the office (Confirming 1, MAFFConfirming 2) or came back to the business
-- (Rejected 4). The home of the office sums these; triggers keep them, whoever writes a section.

-- CreateTable
CREATE TABLE "section_tally" (
    "my_page_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL,
    "sections" INTEGER NOT NULL,

    CONSTRAINT "section_tally_pkey" PRIMARY KEY ("my_page_id","status")
);

-- AddForeignKey
ALTER TABLE "section_tally" ADD CONSTRAINT "section_tally_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO section_tally (my_page_id, status, sections)
  SELECT my_page_id, status, count(*) FROM section
    WHERE status IN (1, 2, 4) AND deleted_at IS NULL GROUP BY my_page_id, status;

CREATE FUNCTION section_tally_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status IN (1, 2, 4) AND OLD.deleted_at IS NULL THEN
    UPDATE section_tally SET sections = sections - 1 WHERE my_page_id = OLD.my_page_id AND status = OLD.status;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status IN (1, 2, 4) AND NEW.deleted_at IS NULL THEN
    INSERT INTO section_tally AS known (my_page_id, status, sections) VALUES (NEW.my_page_id, NEW.status, 1)
      ON CONFLICT (my_page_id, status) DO UPDATE SET sections = known.sections + 1;
  END IF;
  RETURN NULL;
END $$;

-- Most documents are asked for long before anybody hands them in, tens of thousands at once: they call nothing.
CREATE TRIGGER section_tally_added AFTER INSERT ON section FOR EACH ROW
  WHEN (NEW.status IN (1, 2, 4) AND NEW.deleted_at IS NULL) EXECUTE FUNCTION section_tally_move();
CREATE TRIGGER section_tally_moved AFTER UPDATE OF status, deleted_at, my_page_id ON section FOR EACH ROW
  WHEN ((OLD.status, OLD.my_page_id, OLD.deleted_at IS NULL) IS DISTINCT FROM (NEW.status, NEW.my_page_id, NEW.deleted_at IS NULL))
  EXECUTE FUNCTION section_tally_move();
CREATE TRIGGER section_tally_removed AFTER DELETE ON section FOR EACH ROW
  WHEN (OLD.status IN (1, 2, 4) AND OLD.deleted_at IS NULL) EXECUTE FUNCTION section_tally_move();
