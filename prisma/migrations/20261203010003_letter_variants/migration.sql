-- Letters with several forms are found by any of them: 髙 by 高, 﨑 by 崎, 葛 with a selector by 葛, 〜 by ～. What nobody sees in
-- a name (selectors, marks of width and direction) is not looked for. The same list is in
-- bff/parts/records/letterVariants.words.ts.
CREATE FUNCTION search_letters(value text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT translate(
    regexp_replace(value, E'[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\U000E0100-\U000E01EF]+', '', 'g'),
    '髙﨑嵜邊邉齊齋斉澤濵濱德𠮷廣國櫻眞龍瀧嶋嶌槇瀨黑橫惠榮會壽增淸萬與豐鐵臺舘禮圓冨峯條實彌淺藝將關學樂營縣靜檜麵麴餠飮鷗〜',
    '高崎崎辺辺斎斎斎沢浜浜徳吉広国桜真竜滝島島槙瀬黒横恵栄会寿増清万与豊鉄台館礼円富峰条実弥浅芸将関学楽営県静桧麺麹餅飲鴎~'
  )
$$;

CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(
    lower(regexp_replace(search_letters(normalize(value, NFKC)), E'[ \t\n\r\f\x0B]+', '', 'g') COLLATE "C"),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ‐‑‒–—―−─',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ--------'
  ), '(株)', '株式会社'), '(有)', '有限会社'), '(同)', '合同会社'), '(資)', '合資会社'), '(名)', '合名会社'), '(一社)', '一般社団法人'), '(一財)', '一般財団法人'), '(医)', '医療法人'), '(福)', '社会福祉法人'), '(農)', '農事組合法人')
$$;

-- The words of what is there: each has gone through the other steps.
UPDATE "corporation_search" SET "words" = search_letters("words") WHERE "words" <> search_letters("words");
UPDATE "my_page_search" SET "words" = search_letters("words") WHERE "words" <> search_letters("words");
UPDATE "application_search" SET "words" = search_letters("words") WHERE "words" <> search_letters("words");
UPDATE "payment_item" SET "words" = search_letters("words"), "payee_words" = search_letters("payee_words")
  WHERE "words" <> search_letters("words");
UPDATE "question" SET "words" = search_letters("words") WHERE "words" <> search_letters("words");
UPDATE "thread" SET "words" = search_letters("words") WHERE "words" <> search_letters("words");
UPDATE "thread_file" SET "words" = search_letters("words") WHERE "words" <> search_letters("words");
ALTER TABLE "thread_message" DISABLE TRIGGER "thread_message_append_only";
UPDATE "thread_message" SET "words" = search_letters("words") WHERE "words" <> search_letters("words");
ALTER TABLE "thread_message" ENABLE TRIGGER "thread_message_append_only";
