import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { among } from './bulkTargets.data.ts';

const { sql } = Prisma;

/** Somebody who logs in for a business in a round. */
export type PersonTarget = {
  readonly id: number;
  readonly version: number;
  readonly projectId: number;
  readonly projectName: string;
  readonly name: string;
  readonly email: string;
  readonly isPrimary: boolean;
  readonly isActive: boolean;
  readonly hasPassword: boolean;
  /** A mail to this address came back lately, for there is no such address. */
  readonly isUndeliverable: boolean;
  /** Somebody else of the round logs in with the address. */
  readonly isEmailTaken: boolean;
};

/** A business with its people, those of the newest round first. */
export type BusinessTarget = {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly people: readonly PersonTarget[];
};

type Asked = {
  /** People of this round alone; null: of every round. */
  readonly projectId: number | null;
  /** Mails since then tell which addresses there are not. */
  readonly since: Date;
};

/** What a dry run reads of many businesses at once; none that was deleted. */
export const findBusinessTargets = (
  db: Db,
  ids: readonly number[],
  { projectId, since }: Asked,
): Promise<BusinessTarget[]> =>
  queryRows<BusinessTarget>(
    db,
    sql`
    WITH gone AS MATERIALIZED (SELECT DISTINCT to_address FROM mail_message
      WHERE status IN ('Failed', 'Bounced') AND created_at >= ${since}
        AND failure IN ('unknownAddress', 'unknownDomain'))
    SELECT c.id, c.version, c.name, coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', u.id, 'version', u.version, 'projectId', p.id,
          'projectName', p.short_name, 'name', u.name, 'email', u.email, 'isPrimary', u.is_primary,
          'isActive', u.is_active, 'hasPassword', u.password_set_at IS NOT NULL,
          'isUndeliverable', u.email IN (SELECT to_address FROM gone),
          'isEmailTaken', EXISTS (SELECT FROM corporation_user other WHERE other.project_id = u.project_id
            AND other.email = u.email AND other.is_active AND other.id <> u.id)) ORDER BY u.project_id DESC, u.id)
      FROM corporation_user u JOIN project p ON p.id = u.project_id
      WHERE u.corporation_id = c.id AND u.deleted_at IS NULL
        AND (${projectId}::int IS NULL OR u.project_id = ${projectId}::int)), '[]') AS people
    FROM corporation c WHERE ${among(sql`c.id`, ids)} AND c.deleted_at IS NULL`,
  );
