import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { holdSection, writeSection } from './holdSection.service.ts';
import { type SectionView, sectionViewOf } from './sectionView.service.ts';

/**
 * An administrator looks at a submission: from now on the business cannot pull it back. The first one counts.
 * @throws NOT_FOUND
 */
export const openSection = async (scope: Scope, id: number): Promise<SectionView> => {
  const section = await holdSection(scope, id);
  if (section.openedAt !== null || section.submittedAt === null) return sectionViewOf(scope, section);
  const { adminUserId } = adminOf(scope);
  const opened = await writeSection(scope, section, { openedAt: scope.now, openedById: adminUserId });
  const target = { kind: 'section', id } as const;
  const { mypageId, myPage } = section;
  await scope.audit({ action: 'opened', target, mypageId, projectId: myPage.projectId });
  return sectionViewOf(scope, opened);
};
