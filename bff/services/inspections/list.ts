import { listReportRows, type ReportFilter } from '../../data/inspections.ts';
import { mapPage, type Page, type PageRequest } from '../../data/paging.ts';
import { myPageVisibility } from '../access.ts';
import { adminOf } from '../actor.ts';
import { displayCodeCandidates } from '../rules/displayCode.ts';
import { tidyText, toFullWidthKatakana } from '../rules/text.ts';
import type { Scope } from '../scope.ts';
import { type ReportSummary, summaryOf } from './views.ts';

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
