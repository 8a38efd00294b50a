import { ProjectStatus } from '#bff/generated/contract/enums.ts';
import { reportDueOn } from '#rules/businessDays.ts';
import { applicationData } from '../applications/applicationData.ts';
import { seedPlanOf } from '../applications/applications.ts';
import { corporationOf } from '../corporations/corporations.ts';
import { inspector, jmac, type SeedActor } from '../engine/actors.ts';
import { at, date, dateOrNull, day, minutesAgo, type Seed, workday } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import { projectOf } from '../projects/projects.ts';
import { myPageData } from './myPageData.ts';
import { addMyPageHistory } from './myPageHistory.ts';
import type { SeedMyPage } from './myPageTypes.ts';
import type { Place } from './place.ts';

const CONSULTANTS = ['三枝 直人', '堀 佳苗'] as const;
const INSPECTED: ReadonlySet<string> = new Set(['0012', '3005', '3021', '5002', '5014', '6001', '61003']);

const addUser = (seed: Seed, data: SeedMyPage): SeedActor => {
  const id = nextId(seed.rows, 'corporationUser');
  const corporation = corporationOf(data.corporationId);
  const createdAt =
    data.adopted === 0 ? minutesAgo(seed, 90) : at(seed, workday(seed, data.adopted), '16:05');
  // Adopted this morning: the mail with the link to set a password is still unread.
  const isNew = data.adopted === 0;
  seed.rows.corporationUser.push({
    id,
    corporationId: data.corporationId,
    projectId: data.projectId,
    name: corporation.representativeName,
    nameKana: corporation.representativeNameKana,
    title: corporation.representativeTitle,
    email: corporation.email,
    phone: corporation.phone,
    isPrimary: true,
    passwordHash: isNew ? null : seed.passwordHash,
    passwordSetAt: isNew ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
  });
  return { kind: 'user', id, name: corporation.representativeName };
};

const { Canceled, Rejected } = ProjectStatus;

const applicationOf = ({ code }: SeedMyPage) => {
  const index = applicationData.findIndex((application) => application.code === code);
  const data = applicationData[index];
  if (data === undefined) throw new RangeError(`no application ${code}`);
  return { id: index + 1, data };
};

const overrideColumns = (seed: Seed, { code }: SeedMyPage) =>
  code === '5014'
    ? {
        delayOverrideStatus: 1,
        delayOverrideReason: '遅延届出書が提出され、納期の遅れが見込まれるため',
        delayOverrideEndsOn: date(day(seed, 25)),
        delayOverrideById: jmac.id,
      }
    : {};

/** When the report on the results was due: known from the completion on. */
const reportDay = (seed: Seed, { projectId, completed }: SeedMyPage) =>
  completed === undefined
    ? null
    : reportDueOn(workday(seed, completed), day(seed, projectOf(projectId).deadline));

/** Days of an undertaking as columns; a step of the desk falls on a business day. */
const dayColumns = (seed: Seed, data: SeedMyPage) => {
  const on = (offset: number | undefined) => (offset === undefined ? null : workday(seed, offset));
  return {
    adoptedOn: date(on(data.adopted) ?? seed.today),
    grantApplicationOn: dateOrNull(on(data.applied)),
    grantDecisionOn: dateOrNull(data.decision === undefined ? null : workday(seed, data.decision)),
    startOn: dateOrNull(on(data.start)),
    plannedCompletionOn: data.planned === undefined ? null : date(day(seed, data.planned)),
    completionOn: dateOrNull(on(data.completed)),
    reportDueOn: dateOrNull(reportDay(seed, data)),
    reportedOn: dateOrNull(on(data.reported)),
    inspectedOn: dateOrNull(on(data.inspected)),
    confirmedOn: dateOrNull(on(data.confirmed)),
    paidOn: dateOrNull(on(data.paid)),
  };
};

const addRow = (seed: Seed, place: Place, createdAt: Date): void => {
  const { data, id } = place;
  const corporation = corporationOf(data.corporationId);
  const application = applicationOf(data);
  const row = seed.rows.application.find((candidate) => candidate.id === application.id);
  const isDecided = data.decision !== undefined;
  const hasEnded = data.projectStatus === Canceled || data.projectStatus === Rejected;
  seed.rows.myPage.push({
    id,
    projectId: data.projectId,
    corporationId: data.corporationId,
    applicationId: application.id,
    displayCode: data.code,
    planTitle: place.planTitle,
    category: data.category,
    projectStatus: data.projectStatus,
    progressPhase: data.progressPhase,
    delayStatus: hasEnded ? 3 : 0,
    computedDelayStatus: hasEnded ? 3 : 0,
    ...overrideColumns(seed, data),
    totalCost: row?.totalCost ?? 0,
    eligibleCost: row?.eligibleCost ?? 0,
    appliedAmount: row?.subsidyAmount ?? 0,
    grantAmount: isDecided ? data.grantAmount : null,
    confirmedAmount: data.confirmedAmount ?? null,
    paidAmount: data.paid === undefined ? null : (data.confirmedAmount ?? null),
    ...dayColumns(seed, data),
    consultantType: data.adopted === 0 ? null : data.consultantType,
    consultantName: data.adopted === 0 ? null : CONSULTANTS[data.consultantType],
    supportMethod: data.adopted === 0 ? null : data.supportMethod,
    assigneeUserId: jmac.id,
    inspectorUserId: place.hasInspector ? inspector.id : null,
    siteName: `${corporation.name} 本店`,
    sitePostalCode: corporation.postalCode,
    sitePrefecture: corporation.prefecture,
    siteAddress: `${corporation.city}${corporation.streetAddress}`,
    cancelReason: data.cancelReason ?? null,
    createdAt,
    updatedAt: createdAt,
  });
};

const addPlan = (seed: Seed, { id: mypageId, data, plan }: Place): void => {
  const planId = nextId(seed.rows, 'expensePlan');
  const { items, lendsEquipment } = plan;
  seed.rows.expensePlan.push({
    id: planId,
    mypageId,
    effectiveOn: date(workday(seed, data.adopted)),
    lendsEquipment,
  });
  seed.rows.expensePlanItem.push(...items.map((item) => ({ planId, ...item })));
};

/** The undertakings with their people, plans and histories. */
export const addMyPages = (seed: Seed): Place[] =>
  myPageData.map((data) => {
    const id = nextId(seed.rows, 'myPage');
    const application = applicationOf(data).data;
    const user = addUser(seed, data);
    const place: Place = {
      id,
      data,
      planTitle: application.plan,
      corporationName: corporationOf(data.corporationId).name,
      plan: seedPlanOf(seed, application),
      hasInspector: INSPECTED.has(data.code),
      user,
    };
    addRow(
      seed,
      place,
      data.adopted === 0 ? minutesAgo(seed, 90) : at(seed, workday(seed, data.adopted), '16:00'),
    );
    addPlan(seed, place);
    addMyPageHistory(seed, place);
    return place;
  });
