import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { PaperKind } from '#web/parts/api/generated/enums.ts';

/** What a kind of paper may have on a sheet of its own. */
export const appendixWord = (kind: PaperKind): string =>
  kind === PaperKind.InspectionReport
    ? t((w) => w.templates.hasInspected)
    : t((w) => w.templates.hasBreakdown);
