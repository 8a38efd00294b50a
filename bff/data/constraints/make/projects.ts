import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { createMachineryMakers } from './machinery.ts';
import { createPeopleMakers } from './people.ts';
import { next } from './shared.ts';

export const createProjectsMakers = (db: Db) => {
  const { storedFile } = createMachineryMakers(db);
  const { project } = createPeopleMakers(db);

  const documentRule = async (changes: Partial<Prisma.DocumentRuleUncheckedCreateInput> = {}) =>
    db.documentRule.create({
      data: {
        projectId: (await project()).id,
        documentList: 'DocumentType',
        documentType: 22,
        sectionKind: 1,
        uploader: 'corporationUser',
        requirement: 'required',
        sequence: 1,
        ...changes,
      },
    });

  const displayCodeCounter = (changes: Partial<Prisma.DisplayCodeCounterUncheckedCreateInput> = {}) =>
    db.displayCodeCounter.create({
      data: { offset: 100_000 + next(), width: 4, capacity: 999, ...changes },
    });

  const announcement = async (changes: Partial<Prisma.AnnouncementUncheckedCreateInput> = {}) =>
    db.announcement.create({
      data: {
        projectId: (await project()).id,
        title: '年末年始の窓口',
        body: '12月29日から1月3日までお休みします。',
        publishFrom: new Date('2026-12-01T00:00:00Z'),
        ...changes,
      },
    });

  const announcementFile = async (changes: Partial<Prisma.AnnouncementFileUncheckedCreateInput> = {}) => {
    const file = await storedFile({ purpose: 'announcement' });
    return db.announcementFile.create({
      data: { announcementId: (await announcement()).id, fileId: file.id, sequence: 1, ...changes },
    });
  };

  return { documentRule, displayCodeCounter, announcement, announcementFile };
};
