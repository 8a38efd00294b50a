import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { createSection, createUserSection } from './createSection.service.ts';
import { deleteSection } from './deleteSection.service.ts';
import { hideHistoryEntry } from './hideHistoryEntry.service.ts';
import { requireSection } from './holdSection.service.ts';
import { openSection } from './openSection.service.ts';
import { exportSectionFiles } from './queue/exportSectionFiles.service.ts';
import { sectionList } from './sections.list.ts';
import { type SectionView, sectionViewOf } from './sectionView.service.ts';
import { updateSection, updateUserSection } from './updateSection.service.ts';

const present = (view: SectionView) => wire(view);
const versioned = (view: SectionView) => ok(present(view), { version: view.version });

export const sectionRoutes = {
  createUserSection: async ({ body }, scope) => {
    const view = await createUserSection(scope, body);
    return created(present(view), {
      version: view.version,
      location: `/api/user/my_page/section/${view.id}`,
    });
  },
  updateUserSection: async ({ body, ifMatchVersion }, scope) =>
    versioned(await updateUserSection(scope, body, ifMatchVersion)),
  deleteUserSection: async ({ query, ifMatchVersion }, scope) => {
    await deleteSection(scope, query.id, ifMatchVersion);
    return noContent();
  },
  getUserSection: async ({ path }, scope) =>
    versioned(sectionViewOf(scope, await requireSection(scope, path.id))),

  exportSectionFiles: async ({ query }, scope) =>
    streamed(await exportSectionFiles(scope, sectionList.searchOf(query))),
  createSection: async ({ body }, scope) => {
    const view = await createSection(scope, body);
    return created(present(view), {
      version: view.version,
      location: `/api/admin/my_page/section/${view.id}`,
    });
  },
  updateSection: async ({ body, ifMatchVersion }, scope) =>
    versioned(await updateSection(scope, body, ifMatchVersion)),
  deleteSection: async ({ query, ifMatchVersion }, scope) => {
    await deleteSection(scope, query.id, ifMatchVersion);
    return noContent();
  },
  getSection: async ({ path }, scope) =>
    versioned(sectionViewOf(scope, await requireSection(scope, path.id))),
  openSection: async ({ path }, scope) => versioned(await openSection(scope, path.id)),
  deleteSectionHistory: async ({ path }, scope) => {
    await hideHistoryEntry(scope, path.id);
    return noContent();
  },
} satisfies Partial<Handlers>;
