/** The contract's AvailableAction: what the caller may do with a record now, and if not, why not (Japanese). */
export type OfferedAction = { readonly action: string; readonly allowed: boolean; readonly reason?: string };

/**
 * One action as the caller is offered it.
 * @param refusal the sentence that the action would be refused with; none when it is allowed
 */
export const offer = (action: string, refusal?: string): OfferedAction =>
  refusal === undefined ? { action, allowed: true } : { action, allowed: false, reason: refusal };
