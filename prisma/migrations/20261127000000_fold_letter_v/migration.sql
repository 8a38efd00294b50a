-- Before PostgreSQL 16 an E'…' does not know \v: it is the letter v, which the form of words then lacked. So whoever
-- looked for a name with a v found nothing. \x0B is the same sign everywhere.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(value, NFKC), E'[ \t\n\r\f\x0B]+', '', 'g') COLLATE "C"),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ‐‑‒–—―−─',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ--------'
  ), '(株)', '株式会社'), '(有)', '有限会社'), '(同)', '合同会社'), '(資)', '合資会社'), '(名)', '合名会社'), '(一社)', '一般社団法人'), '(一財)', '一般財団法人'), '(医)', '医療法人'), '(福)', '社会福祉法人'), '(農)', '農事組合法人')
$$;

-- The words of what has a v, anew.
SELECT refresh_corporation_search(ARRAY(
  SELECT id FROM corporation WHERE normalize(concat_ws(' ', name, name_kana), NFKC) ~* 'v'));
SELECT refresh_my_page_search(ARRAY(
  SELECT p.id FROM my_page p JOIN corporation c ON c.id = p.corporation_id
  WHERE normalize(concat_ws(' ', p.plan_title, c.name, c.name_kana), NFKC) ~* 'v'));
SELECT refresh_application_search(ARRAY(
  SELECT id FROM application WHERE normalize(concat_ws(' ', name, name_kana, plan_title), NFKC) ~* 'v'));
UPDATE "payment_item" SET "payee" = "payee"
  WHERE normalize(concat_ws(' ', "payee", "description"), NFKC) ~* 'v';
