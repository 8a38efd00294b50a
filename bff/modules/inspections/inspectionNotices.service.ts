import type { Scope } from '#bff/core/scope.ts';
import { InspectionKind, NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { inspectionLink, myPageLink } from '#bff/parts/records/mailLinks.service.ts';
import {
  inspectionAssignedMail,
  inspectionReturnedMail,
  inspectionScheduledMail,
} from '#bff/platform/mail/texts/inspectionMails.ts';
import { formatEraDayWithWeekday } from '#rules/japaneseDate.ts';
import type { ReportRow } from './inspections.data.ts';
import { inspectionNotices as texts } from './inspections.words.ts';

const whenOf = ({ scheduledOn, startTime, endTime }: ReportRow): string =>
  formatEraDayWithWeekday(scheduledOn, 'full') +
  (startTime === null ? texts.timeOpen : texts.range(startTime, endTime));

const methodOf = ({ method }: ReportRow): string => contractFacts().enumLabel('InspectionMethod', method);

const kindOf = ({ kind }: ReportRow): string => contractFacts().enumLabel('InspectionKind', kind);

const preparationOf = ({ kind }: ReportRow): string =>
  kind === InspectionKind.OnSiteAudit ? texts.preparation.books : texts.preparation.machines;

const factsOf = (report: ReportRow, url: string) => ({
  displayCode: report.myPage.displayCode,
  corporationName: report.myPage.corporation.name,
  kind: kindOf(report),
  when: whenOf(report),
  method: methodOf(report),
  place: report.siteAddress,
  url,
});

const inspectorMail = async (scope: Scope, report: ReportRow) => ({
  ...(await mailFrameFor(scope, { personName: report.inspector.name, projectId: report.myPage.projectId })),
  ...factsOf(report, inspectionLink(scope.config, report.id)),
});

const toInspector = (report: ReportRow) => ({
  person: { kind: 'admin' as const, id: report.inspector.id },
  to: report.inspector.email,
  toName: report.inspector.name,
  mypageId: report.mypageId,
});

/** Tells business and inspector when the inspection is, on the my page and by mail. */
export const announceInspection = async (
  scope: Scope,
  report: ReportRow,
  isChange: boolean,
): Promise<void> => {
  const { projectId, corporationId } = report.myPage;
  const facts = {
    ...factsOf(report, myPageLink(scope.config, projectId)),
    preparation: preparationOf(report),
  };
  await notifyBusiness(
    scope,
    { mypageId: report.mypageId, projectId, corporationId },
    {
      kind: NotificationKind.InspectionSchedule,
      title: isChange ? texts.changedTitle(facts.kind) : texts.scheduledTitle(facts.kind),
      body: texts.body({ ...facts, inspector: report.inspector.name }),
      dueOn: report.scheduledOn,
    },
    (frame) => inspectionScheduledMail({ ...frame, ...facts, isChange }),
  );
  if (scope.actor?.kind === 'admin' && scope.actor.adminUserId === report.inspectorUserId) return;
  const mail = inspectionAssignedMail({ ...(await inspectorMail(scope, report)), isChange });
  await scope.sendMail({ ...toInspector(report), ...mail });
};

/** Tells the inspector that his report came back, and why. */
export const announceReturn = async (scope: Scope, report: ReportRow, comment: string): Promise<void> => {
  const mail = inspectionReturnedMail({ ...(await inspectorMail(scope, report)), comment });
  await scope.sendMail({ ...toInspector(report), ...mail });
};
