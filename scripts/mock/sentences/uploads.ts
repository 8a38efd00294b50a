import { pdfOf } from '#bff/testing/undertaking.ts';
import { asCompany, companyAtWork } from './people.ts';
import { type Partner, refusalIn, refused, type Sentence } from './sentence.ts';

/** A document of the company that waits for its files, by its place among them. */
const openDocument = async (partner: Partner, place: number) => {
  const { session, page } = await companyAtWork(partner);
  const open = page.sections.filter(({ status, isRequired }) => status === 0 && isRequired);
  const id = open.at(place)?.id ?? 0;
  return { session, id, mypageID: page.id };
};

type OpenDocument = Awaited<ReturnType<typeof openDocument>>;

const upload = (
  { call }: Partner,
  { session, id, mypageID }: OpenDocument,
  { name = '見積書.pdf', content = pdfOf('見積書') } = {},
) =>
  call('uploadUserFile', {
    session,
    body: { meta: { fileName: name, mypageID, sectionID: id } } as never,
    file: { name, content },
  });

export const uploads: readonly Sentence[] = [
  {
    says: 'a file is taken, shown with its document and read again byte for byte, also in parts',
    ask: async (partner) => {
      const document = await openDocument(partner, 0);
      const { session, id } = document;
      const taken = await upload(partner, document);
      const path = { id: taken.body.id };
      const section = await partner.call('getUserSection', { session, path: { id } });
      const whole = await partner.call('downloadUserFile', { session, path });
      const part = await partner.call('downloadUserFile', { session, path, headers: { range: 'bytes=0-7' } });
      return {
        status: taken.status,
        names: section.body.files.map(({ fileName }) => fileName),
        isSame: Buffer.from(whole.bytes).equals(Buffer.from(pdfOf('見積書'))),
        part: [part.status, Buffer.from(part.bytes).toString()],
      };
    },
    sees: { status: 201, names: ['見積書.pdf'], isSame: true, part: [206, '%PDF-1.4'] },
  },
  {
    says: 'a part beyond the end of a file is refused with how long it is',
    ask: async (partner) => {
      const document = await openDocument(partner, 0);
      const { body } = await upload(partner, document, { name: '仕様書.pdf' });
      const { session } = document;
      const headers = { range: 'bytes=90000-' };
      return refusalIn(await partner.call('downloadUserFile', { session, path: { id: body.id }, headers }));
    },
    sees: refused(416, 1004),
  },
  {
    says: 'a file of a kind that the document does not take is refused, also under another name',
    ask: async (partner) => {
      const document = await openDocument(partner, 1);
      const program = new Uint8Array(Buffer.from('MZ this is a program'));
      const byName = await upload(partner, document, { name: '見積書.exe', content: program });
      const byContent = await upload(partner, document, { content: program });
      return [refusalIn(byName), refusalIn(byContent)].map(({ status, code }) => [status, code]);
    },
    sees: [
      [400, 1003],
      [400, 1003],
    ],
  },
  {
    says: 'a document without a file cannot be handed in',
    ask: async (partner) => {
      const { session, id } = await openDocument(partner, 2);
      const body = { id, action: 'submit' } as const;
      return refusalIn(await partner.call('updateUserSection', { session, body }));
    },
    sees: { status: 409, code: 1004 },
  },
  {
    says: 'what is handed in has a receipt with its files, which nobody reads without a log-in',
    ask: async (partner) => {
      const document = await openDocument(partner, 3);
      const { session, id } = document;
      await upload(partner, document);
      const body = { id, action: 'submit' } as const;
      const handed = await partner.call('updateUserSection', { session, body });
      const path = { id: handed.body.receipts[0]?.id ?? '' };
      const receipt = await partner.call('getUserReceipt', { session, path });
      return {
        status: handed.status,
        state: handed.body.status,
        files: receipt.body.files.map(({ fileName }) => fileName),
        stranger: refusalIn(await partner.call('getUserReceipt', { path })),
      };
    },
    sees: { status: 200, state: 1, files: ['見積書.pdf'], stranger: refused(401, 1006) },
  },
  {
    says: 'a file for a my page that is another company’s is refused as if there were none',
    ask: async (partner) => {
      const session = await asCompany(partner);
      return refusalIn(await upload(partner, { session, id: 1, mypageID: 1 }));
    },
    sees: refused(404, 1005),
  },
];
