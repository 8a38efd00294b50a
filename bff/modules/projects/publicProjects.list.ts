import { instant } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byInstant } from '#bff/parts/lists/paging.ts';
import { listPublicProjects, type PublicProjectSummaryView } from './publicProjects.service.ts';

export const presentPublicProject = (view: PublicProjectSummaryView) => ({
  id: view.id,
  name: view.name,
  shortName: view.shortName,
  programKind: view.programKind,
  domainType: view.domainType,
  family: view.family,
  fiscalYear: view.fiscalYear,
  round: view.round,
  state: view.state,
  applicationOpensAt: instant(view.applicationOpensAt),
  applicationClosesAt: instant(view.applicationClosesAt),
  adoptionPlannedOn: view.adoptionPlannedOn,
  completionDeadline: view.completionDeadline,
  deskName: view.deskName,
  deskPhone: view.deskPhone,
  deskHours: view.deskHours,
  deskEmail: view.deskEmail,
});

/** Published rounds that are open or will open. */
export const publicProjectList = describeList({
  list: 'listPublicProjects',
  conditions: { domainType: 'domainTypes' },
  orders: { applicationClosesAt: [byInstant('applicationClosesAt')] },
  firstOrder: 'applicationClosesAt',
  read: listPublicProjects,
  present: presentPublicProject,
});
