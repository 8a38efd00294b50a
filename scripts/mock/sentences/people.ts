import type { TestSession } from '#bff/testing/client.ts';
import { DEMO_PASSWORD as password } from '../../../prisma/seed/demo.ts';
import { MOCK_KEY } from '../data/mockKey.ts';
import type { Partner } from './sentence.ts';

/** The demo's 調達リスク軽減 第2次, in which 株式会社豆くら takes part. */
export const COMPANY_ROUND = 5;
/** The demo's open round of インクルーシブ. */
export const APPLICANT_ROUND = 7;

type Administrator = 'jmac' | 'jmac2' | 'maff' | 'cs' | 'inspector' | 'backoffice';

export const addressOf = (name: Administrator): string => `${name}@example.jp`;

export const asAdmin = async ({ call }: Partner, name: Administrator = 'jmac'): Promise<TestSession> => {
  const { body } = await call('createAdminSession', { body: { email: addressOf(name), password } });
  return { context: 'admin', token: body.token };
};

export const logCompanyIn = ({ call }: Partner, projectID = COMPANY_ROUND) =>
  call('createUserSession', { body: { email: 'mamekura@example.jp', password, projectID } });

export const asCompany = async (partner: Partner): Promise<TestSession> => {
  const { body } = await logCompanyIn(partner);
  return { context: 'user', token: body.token };
};

export const logApplicantIn = ({ call }: Partner) => {
  const body = { email: 'yasashii@example.jp', password, projectID: APPLICANT_ROUND };
  return call('createInclusiveApplicationSession', { body });
};

export const asApplicant = async (partner: Partner): Promise<TestSession> => {
  const { body } = await logApplicantIn(partner);
  return { context: 'inclusive', token: body.applicationInclusiveUserToken };
};

/** As a connected system calls. */
export const byKey = (token = MOCK_KEY) => ({ headers: { authorization: `Bearer ${token}` } });

/** The company with the my page that is its own. */
export const companyAtWork = async (partner: Partner) => {
  const { body } = await logCompanyIn(partner);
  const session: TestSession = { context: 'user', token: body.token };
  const query = { projectID: COMPANY_ROUND, corporationID: body.user.corporationId };
  const page = await partner.call('getUserMyPage', { session, query });
  return { session, page: page.body };
};
