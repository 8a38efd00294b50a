/** What a finding asks for: to put something right, to look at it, or to wait for what is not there yet. */
export type FindingKind = 'errors' | 'notes' | 'missing';

export const FINDING_KINDS = ['errors', 'notes', 'missing'] as const satisfies readonly FindingKind[];

/** All deals, those with a kind of findings, or those of one expense category. */
export type DealFilter = 'all' | FindingKind | number;

/** From the address: `?deals=errors`, `?deals=3` for a category. */
export const dealFilterOf = (params: URLSearchParams): DealFilter => {
  const asked = params.get('deals') ?? '';
  return /^\d{1,2}$/.test(asked) ? Number(asked) : (FINDING_KINDS.find((kind) => kind === asked) ?? 'all');
};
