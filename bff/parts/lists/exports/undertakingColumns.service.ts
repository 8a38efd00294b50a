import { exportTexts } from './exports.words.ts';
import type { ExportColumn } from './table.service.ts';

type OfUndertaking = {
  readonly mypage: {
    readonly displayCode: string;
    readonly projectName: string;
    readonly corporationName: string;
    readonly planTitle: string;
  };
};

const words = exportTexts.undertaking;

/** Whose a record is, as the files of all lists of records begin. */
export const undertakingColumns: readonly ExportColumn<OfUndertaking>[] = [
  { of: ['displayCode', 'code'], heading: words.displayCode, cellOf: ({ mypage }) => mypage.displayCode },
  { of: 'name', heading: words.projectName, width: 24, cellOf: ({ mypage }) => mypage.projectName },
  { of: 'name', heading: words.corporationName, width: 30, cellOf: ({ mypage }) => mypage.corporationName },
  { of: 'name', heading: words.planTitle, width: 40, cellOf: ({ mypage }) => mypage.planTitle },
];
