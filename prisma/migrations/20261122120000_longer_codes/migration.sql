-- A round goes on in codes of one digit more, up to eight; the server knows the ranges (rules/displayCode.ts).
ALTER TABLE "display_code_counter" DROP COLUMN "next_offset";
ALTER TABLE "display_code_counter"
  DROP CONSTRAINT "display_code_counter_width_check",
  ADD CONSTRAINT "display_code_counter_width_check" CHECK ("offset" >= 0 AND "width" BETWEEN 4 AND 8);
ALTER TABLE "application"
  DROP CONSTRAINT "application_display_code_check",
  ADD CONSTRAINT "application_display_code_check" CHECK ("display_code" ~ '^[0-9]{4,8}$');
ALTER TABLE "my_page"
  DROP CONSTRAINT "my_page_display_code_check",
  ADD CONSTRAINT "my_page_display_code_check" CHECK ("display_code" ~ '^[0-9]{4,8}$');
