/** What `bench:bulk` does with a whole list. */
export type BulkKind =
  | 'declineApplications'
  | 'adoptApplications'
  | 'assignApplications'
  | 'changeReportDates';

type BulkCase = {
  readonly list: string;
  /** What chooses the rows, as the address of the list has it. */
  readonly search: string;
  readonly termsOf: (adminUserId: number) => object;
  /** How many applications are made for so many rows. */
  readonly volumeOf: (rows: number) => number;
  readonly isAdopted: boolean;
  /** SQL that makes of the volume what the act needs. */
  readonly prepare: string;
  /** SQL that counts the rows that were done exactly once, and told exactly once. */
  readonly countOnce: string;
};

/** A fifth of the volume is in review. */
const SHARE = 5;

const inReview = {
  ...{ list: 'generalApplications', search: 'status=4', isAdopted: false },
  volumeOf: (rows: number) => rows * SHARE,
  // What an adoption makes a business of.
  prepare: `UPDATE application SET representative_name = '計測 花子', legal_form = 14 WHERE status = 4`,
} as const;

const decidedBy = (action: 'adopt' | 'decline'): BulkCase => ({
  ...inReview,
  termsOf: () => ({}),
  countOnce: `SELECT count(*)::int AS count FROM bulk_run_row r WHERE r.outcome = 3
    AND 1 = (SELECT count(*) FROM application_history h WHERE h.application_id = r.application_id AND h.action = '${action}')
    AND 1 = (SELECT count(*) FROM audit_entry e WHERE e.application_id = r.application_id AND e.action = '${action}')
    AND 1 = (SELECT count(*) FROM mail_message m WHERE m.related_application_id = r.application_id)`,
});

export const BULK_CASES: { readonly [kind in BulkKind]: BulkCase } = {
  declineApplications: decidedBy('decline'),
  adoptApplications: decidedBy('adopt'),
  assignApplications: {
    ...inReview,
    termsOf: (adminUserId) => ({ assigneeAdminUserIds: [adminUserId] }),
    countOnce:
      'SELECT count(*)::int AS count FROM application WHERE status = 4 AND assignee_user_id IS NOT NULL',
  },
  // The inspector is told by a mail; the businesses of the volume have nobody who could be told.
  changeReportDates: {
    ...{ list: 'reports', search: 'status=0', isAdopted: true },
    termsOf: () => ({ date: { field: 'scheduledOn', on: '2030-01-15' } }),
    volumeOf: (rows) => rows,
    prepare: `
      INSERT INTO my_page_report (my_page_id, inspector_user_id, method, scheduled_on, site_address, updated_at)
      SELECT id, (SELECT max(id) FROM admin_user), 0, '2030-01-08', '架空町1', now() FROM my_page`,
    countOnce: `SELECT count(*)::int AS count FROM bulk_run_row r JOIN my_page_report i ON i.id = r.report_id
      WHERE r.outcome = 3 AND i.scheduled_on = '2030-01-15' AND i.version = 2
        AND 1 = (SELECT count(*) FROM audit_entry e WHERE e.target_kind = 'myPageReport' AND e.target_id = i.id::text
          AND e.action = 'updated')
        AND 1 = (SELECT count(*) FROM mail_message m WHERE m.related_my_page_id = i.my_page_id)`,
  },
};
