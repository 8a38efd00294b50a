import type { components } from '#web/parts/api/generated/types.ts';
import { returnItem as findingOf, type ReturnItem, uuid } from '../sections/sectionParts.ts';
import { draftApplication } from './applicantDraft.ts';

type ApplicationFile = components['schemas']['ApplicationFile'];

const [plan] = draftApplication.files;
if (plan === undefined) throw new Error('a plan');

/** A file of the application, not handed in yet. @param number names it and makes its id */
export const applicationFile = (number: number, rest: Partial<ApplicationFile> = {}): ApplicationFile => ({
  ...plan,
  ...{ id: uuid(100 + number), fileName: `事業計画書_みらい食堂_${number}.pdf` },
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
