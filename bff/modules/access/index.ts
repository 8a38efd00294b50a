/* What other modules may use of this one (README.md). */
export { authenticateBy } from './authenticate.routes.ts';
export { identityRoutes } from './identities/identities.routes.ts';
export { accessLists } from './lists.ts';
export { machineKeyRoutes } from './machineKeys/machineKeys.routes.ts';
export { endPendingActs } from './pendingActs/decideAct.service.ts';
export { keepProposal } from './pendingActs/keepProposal.service.ts';
export { pendingActRoutes } from './pendingActs/pendingActs.routes.ts';
export { findAdminUser, isAssignable } from './people/adminUsers.data.ts';
export { adminUserRoutes } from './people/adminUsers.routes.ts';
export { accountOf } from './people/adminUserViews.service.ts';
export { totpPlace } from './secondFactors/codes.service.ts';
export { secondFactorRoutes } from './secondFactors/secondFactors.routes.ts';
export {
  type Account,
  findAccountByEmail,
  findAccountById,
  type PersonKind,
} from './sessions/accounts.data.ts';
export { leaveOldAddress } from './sessions/changedAddress.service.ts';
export { countAttempt } from './sessions/countAttempt.service.ts';
export { countRegistration } from './sessions/loginLimits.service.ts';
export { answerResetRequests } from './sessions/passwordResetRequests.service.ts';
export { passwordRoutes } from './sessions/passwords.routes.ts';
export { issuePasswordLink } from './sessions/passwords.service.ts';
export { passwordMessages } from './sessions/passwords.words.ts';
export { endSessionsOf } from './sessions/sessions.data.ts';
export { presentStartedApplicant, sessionRoutes } from './sessions/sessions.routes.ts';
export { accountKeyOf, actorOf, type StartedSession, startSession } from './sessions/sessions.service.ts';
