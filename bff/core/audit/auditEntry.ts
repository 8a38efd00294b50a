import type { AuditAction, TargetKind } from '../../generated/contract/enums.ts';

/** The contract's TargetKind with a small letter: the word that the trail keeps. */
export type AuditTargetKind = Uncapitalize<TargetKind>;

/** The contract's word for a kind of the trail, and the trail's for one of the contract. */
export const targetKindOf = (kind: AuditTargetKind): TargetKind =>
  (kind.charAt(0).toUpperCase() + kind.slice(1)) as TargetKind;
export const auditKindOf = (kind: TargetKind): AuditTargetKind =>
  (kind.charAt(0).toLowerCase() + kind.slice(1)) as AuditTargetKind;

/** What an entry is about. */
export type AuditTarget = { readonly kind: AuditTargetKind; readonly id: string | number };

/** One entry of the trail; who, when, from where and in which request is added from the scope. */
export type AuditInput = {
  readonly action: AuditAction;
  readonly target: AuditTarget;
  readonly before?: object;
  readonly after?: object;
  readonly reason?: string;
  /** The business for which an administrator acted. */
  readonly onBehalfOf?: string;
  readonly outcome?: 'success' | 'refused' | 'failed';
  readonly mypageId?: number;
  readonly applicationId?: number;
  readonly projectId?: number;
  /** Who is meant when there is no session yet, as at a log-in. */
  readonly actor?: { readonly kind: 'anonymous'; readonly name: string };
};
