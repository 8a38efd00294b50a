type Offer = {
  readonly action: string;
  readonly allowed: boolean;
  readonly reason?: string | null;
};

/** A record as somebody sees it who may do what this one may not. @param actions that are allowed to him */
export const allowing = <Seen extends { readonly availableActions: readonly Offer[] }>(
  record: Seen,
  ...actions: readonly string[]
): Seen => ({
  ...record,
  availableActions: record.availableActions.map(({ reason: _why, ...offer }) =>
    actions.includes(offer.action) ? { ...offer, allowed: true } : { ...offer, reason: _why },
  ),
});
