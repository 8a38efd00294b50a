/** What the barest server asks the database for the same answers as the product: one statement each. */
export const sessionSql = `
  SELECT s.id, s.secret_hash, s.ended_at, s.idle_expires_at, s.expires_at, a.id AS admin_id, a.name, a.type, a.is_active
  FROM session s JOIN admin_user a ON a.id = s.admin_user_id WHERE s.id = $1`;

const corporationParts = `
  (SELECT coalesce(json_agg(round ORDER BY round.project_id DESC), '[]') FROM (
    SELECT m.id, m.project_id, m.display_code, m.project_status, p.short_name
    FROM my_page m JOIN project p ON p.id = m.project_id
    WHERE m.corporation_id = corporation.id AND m.deleted_at IS NULL LIMIT 100) round) AS my_pages,
  (SELECT id FROM bank_account b WHERE b.corporation_id = corporation.id) AS bank_account_id,
  (SELECT count(*) FROM corporation_user u
    WHERE u.corporation_id = corporation.id AND u.deleted_at IS NULL) AS user_count`;

export const readSql = `SELECT corporation.*, ${corporationParts} FROM corporation WHERE id = $1 AND deleted_at IS NULL`;

export const corporationListSql = `
  SELECT corporation.*, ${corporationParts} FROM corporation
  WHERE prefecture = $1 AND deleted_at IS NULL ORDER BY name_kana, id LIMIT $2`;

export const listSql = `
  SELECT a.id, a.display_code, a.submitted_at, a.name, a.name_kana, a.prefecture, a.plan_title, a.answers,
    a.subsidy_amount, a.average_score, a.status, a.version, a.updated_at, p.short_name, u.name AS assignee,
    (SELECT count(*) FROM return_item r WHERE r.application_id = a.id AND r.status = 'open') AS open_return_items
  FROM application a JOIN project p ON p.id = a.project_id LEFT JOIN admin_user u ON u.id = a.assignee_user_id
  WHERE a.project_id = $1 AND a.status = $2 AND a.deleted_at IS NULL AND a.submitted_at IS NOT NULL
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT 50`;

export const countSql =
  'SELECT count(*) FROM application WHERE project_id = $1 AND status = $2 AND deleted_at IS NULL';

export const changeSql = `
  UPDATE corporation SET memo = $2, version = version + 1, updated_at = now() WHERE id = $1
  RETURNING corporation.*, ${corporationParts}`;

export const auditSql = `
  INSERT INTO audit_entry (at, actor_kind, actor_id, actor_name, action, target_kind, target_id, after, outcome)
  VALUES (now(), 'admin', $1, $2, 'updated', 'corporation', $3, $4, 'success')`;

export const passwordSql = 'SELECT id, name, type, password_hash FROM admin_user WHERE email = $1';

export const newSessionSql = `
  INSERT INTO session (id, context, admin_user_id, secret_hash, idle_expires_at, expires_at)
  VALUES ($1, 'admin', $2, $3, now() + interval '30 minutes', now() + interval '12 hours')`;

/* The flat case: the record's own columns. */

export const flatReadSql = 'SELECT * FROM corporation WHERE id = $1 AND deleted_at IS NULL';

export const flatListSql = `
  SELECT * FROM corporation WHERE prefecture = $1 AND deleted_at IS NULL ORDER BY name_kana, id LIMIT $2`;

export const corporationCountSql =
  'SELECT count(*) FROM corporation WHERE prefecture = $1 AND deleted_at IS NULL';

export const flatDealsSql =
  'SELECT * FROM payment_item WHERE my_page_id = $1 AND number > $2 ORDER BY number LIMIT $3';

export const flatChangeSql =
  'UPDATE corporation SET memo = $2, version = version + 1, updated_at = now() WHERE id = $1 RETURNING *';

export const flatAuditSql = `
  INSERT INTO audit_entry (at, actor_kind, actor_name, action, target_kind, target_id, after, outcome)
  VALUES (now(), 'anonymous', 'bench', 'updated', 'corporation', $1, $2, 'success')`;
