-- What lists are searched by, in a form in which width, kana, spaces, hyphens and the abbreviations of legal forms make
-- no difference (bff/parts/records/searchForm.service.ts says the same for what is typed). The rows are kept by triggers, so that whoever
-- writes a name, the volume seed too, is found by it.

-- DropIndex
DROP INDEX "application_search_idx";

-- DropIndex
DROP INDEX "corporation_search_idx";

-- DropIndex
DROP INDEX "my_page_search_idx";

-- CreateTable
CREATE TABLE "corporation_search" (
    "id" INTEGER NOT NULL,
    "words" TEXT NOT NULL,
    "numbers" TEXT NOT NULL,

    CONSTRAINT "corporation_search_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_search" (
    "id" INTEGER NOT NULL,
    "words" TEXT NOT NULL,
    "numbers" TEXT NOT NULL,

    CONSTRAINT "application_search_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "my_page_search" (
    "id" INTEGER NOT NULL,
    "words" TEXT NOT NULL,
    "numbers" TEXT NOT NULL,

    CONSTRAINT "my_page_search_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "corporation_search_idx" ON "corporation_search" USING GIN ("words" gin_trgm_ops, "numbers" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "application_search_idx" ON "application_search" USING GIN ("words" gin_trgm_ops, "numbers" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "my_page_search_idx" ON "my_page_search" USING GIN ("words" gin_trgm_ops, "numbers" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "corporation_search" ADD CONSTRAINT "corporation_search_id_fkey" FOREIGN KEY ("id") REFERENCES "corporation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_search" ADD CONSTRAINT "application_search_id_fkey" FOREIGN KEY ("id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page_search" ADD CONSTRAINT "my_page_search_id_fkey" FOREIGN KEY ("id") REFERENCES "my_page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The form of names and titles: NFKC, no spaces, small letters, katakana, one hyphen, legal forms written out.
CREATE FUNCTION search_fold(value text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(value, NFKC), E'[ \t\n\r\f\v]+', '', 'g') COLLATE "C"),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ‐‑‒–—―−─',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ--------'
  ), '(株)', '株式会社'), '(有)', '有限会社'), '(同)', '合同会社'), '(資)', '合資会社'), '(名)', '合名会社'), '(一社)', '一般社団法人'), '(一財)', '一般財団法人'), '(医)', '医療法人'), '(福)', '社会福祉法人'), '(農)', '農事組合法人')
$$;

-- The form of numbers: digits alone.
CREATE FUNCTION search_digits(value text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT regexp_replace(normalize(value, NFKC), '[^0-9]+', '', 'g')
$$;

CREATE FUNCTION refresh_corporation_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO corporation_search (id, words, numbers)
  SELECT c.id,
    concat_ws(E'\n', search_fold(c.name), search_fold(c.name_kana)),
    concat_ws(E'\n', c.corporate_number, search_digits(c.phone), (
      SELECT string_agg(DISTINCT search_digits(u.phone), E'\n') FROM corporation_user u
      WHERE u.corporation_id = c.id AND u.deleted_at IS NULL))
  FROM corporation c WHERE c.id = ANY(ids)
  ON CONFLICT (id) DO UPDATE SET words = excluded.words, numbers = excluded.numbers
$$;

CREATE FUNCTION refresh_my_page_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO my_page_search (id, words, numbers)
  SELECT p.id,
    concat_ws(E'\n', search_fold(p.plan_title), search_fold(c.name), search_fold(c.name_kana)),
    concat_ws(E'\n', c.corporate_number, search_digits(c.phone), (
      SELECT string_agg(DISTINCT search_digits(u.phone), E'\n') FROM corporation_user u
      WHERE u.corporation_id = p.corporation_id AND u.project_id = p.project_id AND u.deleted_at IS NULL))
  FROM my_page p JOIN corporation c ON c.id = p.corporation_id WHERE p.id = ANY(ids)
  ON CONFLICT (id) DO UPDATE SET words = excluded.words, numbers = excluded.numbers
$$;

CREATE FUNCTION refresh_application_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO application_search (id, words, numbers)
  SELECT a.id,
    concat_ws(E'\n', search_fold(a.name), search_fold(a.name_kana), search_fold(a.plan_title)),
    concat_ws(E'\n', search_digits(a.corporate_number), search_digits(a.contact_phone))
  FROM application a WHERE a.id = ANY(ids)
  ON CONFLICT (id) DO UPDATE SET words = excluded.words, numbers = excluded.numbers
$$;

-- New rows are gathered by the statement that writes them; a changed one is looked at only when what it is found by
-- has changed, for the nightly jobs change every my page.
CREATE FUNCTION corporation_search_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_corporation_search(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;

CREATE FUNCTION corporation_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_corporation_search(ARRAY[NEW.id]);
  PERFORM refresh_my_page_search(ARRAY(SELECT id FROM my_page WHERE corporation_id = NEW.id));
  RETURN NULL;
END $$;

CREATE FUNCTION corporation_user_search_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_corporation_search(ARRAY(SELECT DISTINCT corporation_id FROM added WHERE phone IS NOT NULL));
  PERFORM refresh_my_page_search(ARRAY(
    SELECT p.id FROM my_page p JOIN added u ON u.corporation_id = p.corporation_id AND u.project_id = p.project_id
    WHERE u.phone IS NOT NULL));
  RETURN NULL;
END $$;

CREATE FUNCTION corporation_user_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_corporation_search(ARRAY[NEW.corporation_id]);
  PERFORM refresh_my_page_search(ARRAY(SELECT id FROM my_page WHERE corporation_id = NEW.corporation_id));
  RETURN NULL;
END $$;

CREATE FUNCTION my_page_search_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_my_page_search(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;

CREATE FUNCTION my_page_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_my_page_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE FUNCTION application_search_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_application_search(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;

CREATE FUNCTION application_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_application_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE TRIGGER corporation_search_added AFTER INSERT ON "corporation"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION corporation_search_added();
CREATE TRIGGER corporation_search_changed AFTER UPDATE ON "corporation" FOR EACH ROW
  WHEN ((OLD.name, OLD.name_kana, OLD.corporate_number, OLD.phone)
    IS DISTINCT FROM (NEW.name, NEW.name_kana, NEW.corporate_number, NEW.phone))
  EXECUTE FUNCTION corporation_search_changed();

CREATE TRIGGER corporation_user_search_added AFTER INSERT ON "corporation_user"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION corporation_user_search_added();
CREATE TRIGGER corporation_user_search_changed AFTER UPDATE ON "corporation_user" FOR EACH ROW
  WHEN ((OLD.phone, OLD.deleted_at) IS DISTINCT FROM (NEW.phone, NEW.deleted_at))
  EXECUTE FUNCTION corporation_user_search_changed();

CREATE TRIGGER my_page_search_added AFTER INSERT ON "my_page"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION my_page_search_added();
CREATE TRIGGER my_page_search_changed AFTER UPDATE ON "my_page" FOR EACH ROW
  WHEN ((OLD.plan_title, OLD.corporation_id) IS DISTINCT FROM (NEW.plan_title, NEW.corporation_id))
  EXECUTE FUNCTION my_page_search_changed();

CREATE TRIGGER application_search_added AFTER INSERT ON "application"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION application_search_added();
CREATE TRIGGER application_search_changed AFTER UPDATE ON "application" FOR EACH ROW
  WHEN ((OLD.name, OLD.name_kana, OLD.plan_title, OLD.corporate_number, OLD.contact_phone)
    IS DISTINCT FROM (NEW.name, NEW.name_kana, NEW.plan_title, NEW.corporate_number, NEW.contact_phone))
  EXECUTE FUNCTION application_search_changed();

-- What is there already.
SELECT refresh_corporation_search(ARRAY(SELECT id FROM corporation));
SELECT refresh_my_page_search(ARRAY(SELECT id FROM my_page));
SELECT refresh_application_search(ARRAY(SELECT id FROM application));
