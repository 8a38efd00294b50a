import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPage, type Page, type PageRequest } from '#bff/data/engine/paging.ts';
import { listReportRows, type ReportFilter } from '#bff/data/inspections/inspections.ts';
import { displayCodeCandidates } from '#rules/displayCode.ts';
import { tidyText, toFullWidthKatakana } from '#rules/text.ts';
import { myPageVisibility } from '../common/access.ts';
import { type ReportSummary, summaryOf } from './reportViews.ts';

export type ReportSearch = Omit<ReportFilter, 'visibility' | 'search' | 'inspectorUserId'> & {
  readonly q?: string | undefined;
  /** Only those of the caller himself. */
  readonly isMine?: boolean | undefined;
};

/** The inspections that the caller may see. */
export const listReports = async (
  scope: Scope,
  { q, isMine, ...filter }: ReportSearch,
  request: PageRequest,
): Promise<Page<ReportSummary>> => {
  const text = tidyText(q ?? '');
  const search =
    text === '' ? undefined : { text, kana: toFullWidthKatakana(text), codes: displayCodeCandidates(text) };
  const page = await listReportRows(
    scope.db,
    {
      ...filter,
      search,
      visibility: myPageVisibility(scope),
      inspectorUserId: isMine ? adminOf(scope).adminUserId : undefined,
    },
    request,
  );
  return mapPage(page, summaryOf);
};
