import { DocumentType, SectionKind } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeSection } from '../people.ts';
import type { TestServer } from '../server.ts';
import { type Desk, makeDesk, passedChecklist, uploadFile } from '../undertaking.ts';

/*
 * Ways of tests to report on the consumption tax of a subsidy that was paid: as the business and as the office.
 */

type GetServer = () => TestServer;

/** ProjectStatus FinishedPayment. */
const FINISHED_PAYMENT = 3;

/** yen */
const PAID = 5_500_000;

const money = {
  projectStatus: FINISHED_PAYMENT,
  progressPhase: 3,
  confirmedAmount: PAID,
  confirmedOn: toDate('2026-04-01'),
  paidAmount: PAID,
  paidOn: toDate('2026-04-20'),
};

/** All tax is deducted by the share of taxable sales: 400,000 yen of 5.5 million are to be given back. */
export const proportional = {
  method: 6,
  periodFromOn: '2025-10-01',
  periodToOn: '2026-09-30',
  filedOn: '2026-11-19',
  taxableSales: 80_000_000,
  totalSales: 100_000_000,
  expensesStandard: 11_000_000,
  expensesReduced: 0,
  expensesUntaxed: 0,
};

export const exempt = { method: 0, periodFromOn: '2025-10-01', periodToOn: '2026-09-30' };

export const taxTools = (server: GetServer) => {
  /** A paid undertaking with its tax paper as the section of the desk. */
  const withPaper = async (myPage: object = {}): Promise<Desk> => {
    const desk = await makeDesk(server(), { myPage: { ...money, ...myPage } });
    const section = await makeSection(server(), desk.myPage.id, {
      kind: SectionKind.TaxDeduction,
      documentType: DocumentType.TaxDeductionReport,
      title: '消費税仕入控除税額報告書',
      isRequired: true,
      dueOn: toDate('2027-06-30'),
    });
    return { ...desk, section };
  };
  const save = ({ user, section }: Desk, body: object, ifMatch?: number) =>
    server().call('updateUserSection', {
      session: user.session,
      body: { id: section.id, ...body } as never, // wrong bodies are sent on purpose
      ifMatch,
    });
  const attach = ({ user, myPage, section }: Desk) =>
    uploadFile(server(), {
      session: user.session,
      mypageId: myPage.id,
      sectionId: section.id,
      fileName: '確定申告書.pdf',
    });
  const handedIn = async (taxReport: object = proportional): Promise<Desk> => {
    const desk = await withPaper();
    await attach(desk);
    const answer = await save(desk, { taxReport, action: 'submit' });
    if (answer.status !== 200) throw new Error(`submit: ${answer.problem.detail}`);
    return desk;
  };
  const act = ({ jmac, section }: Desk, body: object) =>
    server().call('updateSection', { session: jmac.session, body: { id: section.id, ...body } as never });
  const read = ({ jmac, section }: Desk) =>
    server().call('getSection', { session: jmac.session, path: { id: section.id } });
  const confirm = async (desk: Desk) => {
    const { body } = await read(desk);
    return act(desk, { action: 'confirm', checklist: passedChecklist(body.checklist) });
  };
  return { withPaper, save, attach, handedIn, act, read, confirm };
};
