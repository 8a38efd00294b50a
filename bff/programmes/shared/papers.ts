import type { DocumentRule, PaperContent } from '../familyTypes.ts';

/*
 * Papers that repeat the form: the product makes them, and nobody has to copy his answers into a sheet.
 */

const made = (key: string, madeOf: PaperContent): DocumentRule => ({ key, required: 'always', madeOf });

/** The letter on top: who applies, with what, for how much. `also` are sections that have no paper of their own. */
export const applicationForm = (key: string, also: readonly string[] = []): DocumentRule =>
  made(key, {
    isLetter: true,
    lead: '標記の事業に応募したいので、関係書類を添えて、下記のとおり申請します。',
    sections: ['business', 'address', 'contact', 'scale', 'totals', ...also],
  });

/** What is planned: sections of the form in their order. */
export const planPaper = (key: string, sections: readonly string[]): DocumentRule => made(key, { sections });

/** Single questions that a call wants on a sheet of their own (a schedule, a list of members). */
export const sheetOf = (key: string, ...fields: readonly string[]): DocumentRule => made(key, { fields });

/** Every expense with its sum, what is asked for, and where the rest comes from. */
export const expensePaper = (key: string): DocumentRule =>
  made(key, { sections: ['expenses', 'totals', 'funding'] });

export const pledgePaper = (key: string): DocumentRule =>
  made(key, {
    isLetter: true,
    lead: '標記の事業への応募に当たり、下記の事項を誓約し、同意します。誓約した内容が事実と異なるとき、または守られないときは、採択の取消しその他の措置を受けても異議を申し立てません。',
    sections: ['pledges'],
  });

/** What is handed in with the application, as the answers ask for it. */
export const documentList = (key: string): DocumentRule =>
  made(key, { lead: '応募に当たり、次の書類を提出します。', listsDocuments: true });
