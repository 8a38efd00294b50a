import { userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { businessCalendarFile } from './calendarFile.service.ts';
import { calendarTexts as texts } from './calendars.words.ts';

/** The dates of one business as a file for its own calendar; that it was taken stands in the trail. @throws NOT_FOUND */
export const downloadUserCalendar = async (scope: Scope, mypageId: number) => {
  userOf(scope);
  const { displayCode, projectId } = await requireMyPage(scope, mypageId);
  await scope.audit({
    action: 'exported',
    target: { kind: 'myPage', id: mypageId },
    after: { fileName: texts.fileName(displayCode) },
    mypageId,
    projectId,
  });
  return businessCalendarFile(scope, { id: mypageId, displayCode });
};
