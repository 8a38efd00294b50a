-- The families, their programmes and their lists are words of one list (rules/families.ts). The CHECKs ask functions;
-- the server and `db:deploy` keep the functions to the list (bff/platform/database/familyWords.ts), so that a new family
-- needs no migration. Names of the CHECKs stay.

CREATE FUNCTION is_family(value text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT value IN ('general', 'ingredient', 'noto', 'inclusive')
$$;

CREATE FUNCTION is_programme(value integer) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT value IN (0, 1, 2, 3, 4, 5)
$$;

CREATE FUNCTION is_expense_list(value text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT value IN ('ExpenseCategoryDining', 'ExpenseCategoryIngredient', 'ExpenseCategoryNoto', 'ExpenseCategoryInclusive')
$$;

ALTER TABLE "application_user"
  DROP CONSTRAINT "application_user_family_check",
  ADD CONSTRAINT "application_user_family_check" CHECK (is_family("family"));

ALTER TABLE "application"
  DROP CONSTRAINT "application_family_check",
  ADD CONSTRAINT "application_family_check" CHECK (is_family("family"));

ALTER TABLE "session"
  DROP CONSTRAINT "session_person_check",
  ADD CONSTRAINT "session_person_check" CHECK (
    ("context" IN ('admin', 'user') OR is_family("context"))
    AND ("context" = 'admin') = ("admin_user_id" IS NOT NULL)
    AND ("context" = 'user') = ("corporation_user_id" IS NOT NULL)
    AND ("context" NOT IN ('admin', 'user')) = ("application_user_id" IS NOT NULL)
  );

ALTER TABLE "password_reset_token"
  DROP CONSTRAINT "password_reset_token_person_check",
  ADD CONSTRAINT "password_reset_token_person_check" CHECK (
    ("context" IN ('admin', 'user') OR is_family("context"))
    AND ("context" = 'admin') = ("admin_user_id" IS NOT NULL)
    AND ("context" = 'user') = ("corporation_user_id" IS NOT NULL)
    AND ("context" NOT IN ('admin', 'user')) = ("application_user_id" IS NOT NULL)
  );

ALTER TABLE "project"
  DROP CONSTRAINT "project_kind_check",
  ADD CONSTRAINT "project_kind_check" CHECK (is_programme("program_kind") AND "domain_type" BETWEEN 0 AND 3),
  DROP CONSTRAINT "project_expense_list_check",
  ADD CONSTRAINT "project_expense_list_check" CHECK (is_expense_list("expense_category_list"));
