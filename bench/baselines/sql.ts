/** The statements that both bare servers run: the session, then the record, as the product does. */
export const sessionSql = `
  SELECT s.id, s.secret_hash, s.ended_at, s.idle_expires_at, s.expires_at, a.id AS admin_id, a.name, a.type, a.is_active
  FROM session s JOIN admin_user a ON a.id = s.admin_user_id WHERE s.id = $1`;

export const readSql = 'SELECT * FROM corporation WHERE id = $1 AND deleted_at IS NULL';

export const listSql = `
  SELECT id, display_code, submitted_at, name, prefecture, plan_title, subsidy_amount, status, version, updated_at
  FROM application WHERE project_id = $1 AND status = $2 AND deleted_at IS NULL
  ORDER BY submitted_at DESC, id DESC LIMIT 50`;

export const countSql =
  'SELECT count(*) FROM application WHERE project_id = $1 AND status = $2 AND deleted_at IS NULL';

export const changeSql =
  'UPDATE corporation SET memo = $2, version = version + 1, updated_at = now() WHERE id = $1 RETURNING *';

export const auditSql = `
  INSERT INTO audit_entry (at, actor_kind, actor_id, actor_name, action, target_kind, target_id, after, outcome)
  VALUES (now(), 'admin', $1, $2, 'updated', 'corporation', $3, $4, 'success')`;

export const passwordSql = 'SELECT id, name, type, password_hash FROM admin_user WHERE email = $1';

export const newSessionSql = `
  INSERT INTO session (id, context, admin_user_id, secret_hash, idle_expires_at, expires_at)
  VALUES ($1, 'admin', $2, $3, now() + interval '30 minutes', now() + interval '12 hours')`;
