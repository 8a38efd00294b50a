import type { components } from '#web/api/generated/types.ts';
import { returnItem as findingOf, type ReturnItem, sectionFile } from './sectionParts.ts';

type ApplicationFile = components['schemas']['ApplicationFile'];

/** A file of the application, not handed in yet. @param number names it and makes its id */
export const applicationFile = (number: number, rest: Partial<ApplicationFile> = {}): ApplicationFile => ({
  ...sectionFile(100 + number, {
    fileName: `事業計画書_みらい食堂_${number}.pdf`,
    sizeBytes: 1_887_437,
    sha256: '3f2a'.repeat(16),
    uploadedAt: '2026-11-20T01:20:00.000Z',
    uploadedByName: '青葉 一郎',
    isSubmitted: false,
    pageCount: 6,
  }),
  type: 1,
  typeLabel: '事業計画書（様式2）',
  isOnBehalf: false,
  isMadeFromAnswers: false,
  ...rest,
});

/** Something the desk asked to correct. */
export const returnItem = (number: number, rest: Partial<ReturnItem> = {}): ReturnItem =>
  findingOf(number, {
    id: number,
    comment: '内容を確かめてください。',
    createdAt: '2026-11-20T05:20:00.000Z',
    ...rest,
  });
