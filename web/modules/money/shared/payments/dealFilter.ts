/** What a finding asks for: to put something right, to look at it, or to wait for what is not there yet. */
export type FindingKind = 'errors' | 'notes' | 'missing';

export const FINDING_KINDS = ['errors', 'notes', 'missing'] as const satisfies readonly FindingKind[];

/** Which deals are shown: all, those with a kind of findings, those of one category of expenses. */
export type DealFilter = 'all' | FindingKind | number;

/** The filter that the address names: `?deals=errors`, `?deals=3` for a category. */
export const dealFilterOf = (params: URLSearchParams): DealFilter => {
  const asked = params.get('deals') ?? '';
  return /^\d{1,2}$/.test(asked) ? Number(asked) : (FINDING_KINDS.find((kind) => kind === asked) ?? 'all');
};
