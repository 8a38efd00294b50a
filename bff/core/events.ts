type UndertakingRef = { readonly mypageId: number; readonly projectId: number };
type ApplicationRef = { readonly id: number; readonly projectId: number };

/**
 * What modules tell of their own changes, for modules that stand on them and that they do not know. `bff/followers.ts`
 * lists who follows; he does so in the transaction of the change.
 */
export type Events = {
  /** What businesses are asked for was handed in, paid, waived, taken away or given another day, or it has ended. */
  readonly demandsChanged: readonly UndertakingRef[];
  /** What the figures and conditions of these my pages are reckoned from has changed; the transaction holds them. */
  readonly myPagesChanged: readonly number[];
  /** The figures of these my pages are brought up to a change. */
  readonly figuresRefreshed: readonly number[];
  /** The fixed amounts of these my pages were told. */
  readonly amountsNotified: readonly number[];
  /** The subsidies of these my pages were paid in full. */
  readonly paymentsFinished: readonly number[];
  /** The bank account of this corporation is another one. */
  readonly accountChanged: number;
  /** The office accepted that this my page begins its work before the decision. */
  readonly earlyStartAccepted: number;
  /** The office confirmed this section, and a report of consumption tax with it. */
  readonly taxReportConfirmed: { readonly sectionId: number };
  /** Nothing more is asked of this application: it was handed in, or given up. */
  readonly applicationAnswered: ApplicationRef;
  /** The decision about this application was taken back. */
  readonly decisionReverted: ApplicationRef;
};
