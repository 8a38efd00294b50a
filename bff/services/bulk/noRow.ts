/** The columns of a row that says nothing yet: each plan writes over what it knows. */
export const NOTHING = {
  applicationId: null,
  mypageId: null,
  corporationId: null,
  corporationUserId: null,
  sectionId: null,
  reportId: null,
  paymentId: null,
  targetVersion: null,
  input: null,
  before: null,
  reasonCode: null,
  makes: null,
  amount: null,
  conditions: null,
  assigneeId: null,
  priorAssigneeId: null,
} as const;
