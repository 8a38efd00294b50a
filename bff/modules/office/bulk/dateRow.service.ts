import { ApiError } from '#bff/core/apiError.ts';
import { holdReport, updateReportUnseen } from '#bff/modules/inspections/index.ts';
import { holdUndertaking, type MyPageInput, updateMyPage } from '#bff/modules/myPages/index.ts';
import { holdSection, updateSection } from '#bff/modules/sections/index.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { bulkMessages as messages } from './bulk.words.ts';
import type { MyPageDateField } from './planDates.service.ts';
import { held, MANY, type Work } from './rowWork.service.ts';

/* One record that gets another day, and the one that it had: the dry run has written both. */

/** A day of a my page. */
type Days = Pick<MyPageInput, MyPageDateField>;

export const changeMyPageDates: Work = {
  rowsAtOnce: 1,
  does: async (scope, { row }) => {
    await updateMyPage(scope, held(row.mypageId), held(row.input) as Days, row.targetVersion ?? undefined);
  },
  undoes: async (scope, { row }) => {
    const id = held(row.mypageId);
    const { myPage } = await holdUndertaking(scope, id, undefined);
    const isOther = Object.entries(held(row.input)).some(
      ([field, on]) => myPage[field as MyPageDateField] !== on,
    );
    if (isOther) throw new ApiError('RECORD_CHANGED', { detail: messages.undoDates });
    await updateMyPage(scope, id, held(row.before) as Days, undefined);
  },
};

/** The due day of a document. */
type DueDay = { readonly dueOn: CalendarDay | null };

export const changeSectionDates: Work = {
  rowsAtOnce: 1,
  does: async (scope, { row }) => {
    const { dueOn } = held(row.input) as DueDay;
    await updateSection(scope, { id: held(row.sectionId), dueOn }, row.targetVersion ?? undefined);
  },
  undoes: async (scope, { row }) => {
    const id = held(row.sectionId);
    const section = await holdSection(scope, id);
    if (section.dueOn !== (held(row.input) as DueDay).dueOn)
      throw new ApiError('RECORD_CHANGED', { detail: messages.undoDates });
    const { dueOn } = held(row.before) as DueDay;
    await updateSection(scope, { id, dueOn }, undefined);
  },
};

/** The day of an inspection. */
type ScheduledDay = { readonly scheduledOn: CalendarDay };

export const changeReportDates: Work = {
  rowsAtOnce: MANY,
  does: async (scope, { row }) => {
    const { scheduledOn } = held(row.input) as ScheduledDay;
    await updateReportUnseen(scope, held(row.reportId), { scheduledOn }, row.targetVersion ?? undefined);
  },
  undoes: async (scope, { row }) => {
    const id = held(row.reportId);
    const report = await holdReport(scope, id, undefined);
    if (report.scheduledOn !== (held(row.input) as ScheduledDay).scheduledOn)
      throw new ApiError('RECORD_CHANGED', { detail: messages.undoDates });
    const { scheduledOn } = held(row.before) as ScheduledDay;
    await updateReportUnseen(scope, id, { scheduledOn }, undefined);
  },
};
