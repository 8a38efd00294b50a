import { PaperKind } from '#web/api/generated/enums.ts';
import { papersText as t } from '#web/text/ja/papers.ts';

/** What a kind of paper may have on a sheet of its own. */
export const appendixWord = (kind: PaperKind): string =>
  kind === PaperKind.InspectionReport
    ? t((w) => w.templates.hasInspected)
    : t((w) => w.templates.hasBreakdown);
