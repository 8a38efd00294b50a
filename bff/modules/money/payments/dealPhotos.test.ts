import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PaymentFindingCode as Code,
  DocumentType,
  ExpenseCategoryDining,
  ExpenseType,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { AdvertisingPromotion, Building, MachinerySystem, Other } = ExpenseCategoryDining;
const { ResultPhotoBefore, ResultPhotoAfter } = DocumentType;
const PHOTOS: readonly number[] = [ResultPhotoBefore, ResultPhotoAfter];

const deal = {
  payee: '株式会社みほん製機',
  description: '配膳ロボット',
  amountTaxIncluded: 1_100_000,
  amountTaxExcluded: 1_000_000,
};

const create = async ({ user }: Desk, expenseCategory: number, more: object = {}) =>
  (
    await server.call('createUserPaymentItem', {
      session: user.session,
      body: { ...deal, expenseCategory, ...more } as never,
    })
  ).body;

type Item = Awaited<ReturnType<typeof create>>;

const photosOf = ({ vouchers }: Item) => vouchers.filter(({ documentType }) => PHOTOS.includes(documentType));

const missingPhotos = ({ findings }: Item) =>
  findings.flatMap(({ code, documentType }) =>
    code === Code.MissingVoucher && documentType !== null && PHOTOS.includes(documentType)
      ? [documentType]
      : [],
  );

/** The photo before, added by the business under the next number of the deal. */
const addPhoto = ({ user, myPage }: Desk, { number }: Item) =>
  server.call('createUserSection', {
    session: user.session,
    body: { mypageID: myPage.id, documentType: ResultPhotoBefore, branchNumber: `${number}-7` },
  });

/** The smallest picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the photos of a deal', () => {
  it.each([MachinerySystem, Building])(
    'are asked for before and after in category %i, and found missing until they are there',
    async (category) => {
      const desk = await makeDesk(server);
      const item = await create(desk, category);
      expect(photosOf(item).map(({ branchNumber, documentType }) => [branchNumber, documentType])).toEqual([
        [`${item.number}-7`, ResultPhotoBefore],
        [`${item.number}-8`, ResultPhotoAfter],
      ]);
      expect(missingPhotos(item)).toEqual(PHOTOS);
      const [before] = photosOf(item);
      const upload = await uploadFile(server, {
        session: desk.user.session,
        mypageId: desk.myPage.id,
        sectionId: before?.sectionId ?? 0,
        fileName: '実施前.png',
        content: PNG,
      });
      expect(upload.status).toBe(201);
      const path = { id: item.id };
      const { body } = await server.call('getUserPaymentItem', { session: desk.user.session, path });
      expect(missingPhotos(body)).toEqual([ResultPhotoAfter]);
      expect(photosOf(body).map(({ picture }) => picture)).toEqual([
        { id: upload.body.id, fileName: '実施前.png', contentType: 'image/png', hasThumbnail: true },
        null,
      ]);
    },
  );

  it.each([
    ['before and after of a machine that was bought and not installed', MachinerySystem, PHOTOS],
    ['as it is now of anything else that was bought', Other, [ResultPhotoAfter]],
  ])('are asked for %s', async (_what, category, asked) => {
    const item = await create(await makeDesk(server), category, { expenseType: ExpenseType.Purchase });
    expect([photosOf(item).map(({ documentType }) => documentType), missingPhotos(item)]).toEqual([
      asked,
      asked,
    ]);
  });

  it('are not asked for where nothing is built or installed, and fall away with the category', async () => {
    const desk = await makeDesk(server);
    const item = await create(desk, AdvertisingPromotion);
    expect([photosOf(item), missingPhotos(item)]).toEqual([[], []]);
    const change = async (expenseCategory: number) =>
      (
        await server.call('updateUserPaymentItem', {
          session: desk.user.session,
          path: { id: item.id },
          body: { expenseCategory } as never,
        })
      ).body;
    expect(photosOf(await change(MachinerySystem))).toHaveLength(2);
    expect(photosOf(await change(AdvertisingPromotion))).toEqual([]);
  });

  it('can be added to a deal that is asked for none, which lacks nothing without them', async () => {
    const desk = await makeDesk(server);
    const item = await create(desk, AdvertisingPromotion);
    const added = await addPhoto(desk, item);
    expect(added.body).toMatchObject({ kind: SectionKind.Voucher, isRequired: false });
    const read = await server.call('getUserPaymentItem', {
      session: desk.user.session,
      path: { id: item.id },
    });
    expect([photosOf(read.body).map(({ branchNumber }) => branchNumber), missingPhotos(read.body)]).toEqual([
      [`${item.number}-7`],
      [],
    ]);
  });

  it('that were added are asked for once the deal needs them', async () => {
    const desk = await makeDesk(server);
    const item = await create(desk, AdvertisingPromotion);
    await addPhoto(desk, item);
    const { body } = await server.call('updateUserPaymentItem', {
      session: desk.user.session,
      path: { id: item.id },
      body: { expenseCategory: MachinerySystem } as never,
    });
    expect([photosOf(body).length, missingPhotos(body)]).toEqual([2, PHOTOS]);
  });

  it('are no papers of the undertaking as a whole, which is asked for its own', async () => {
    const desk = await makeDesk(server);
    await create(desk, MachinerySystem);
    const sections = await server.database.client.section.findMany({
      where: { mypageId: desk.myPage.id, documentType: { in: [...PHOTOS] }, deletedAt: null },
    });
    expect(sections.filter(({ requiredBecause }) => requiredBecause === null).length).toBe(2);
    expect(sections.filter(({ branchNumber }) => branchNumber !== null)).toHaveLength(2);
  });

  it('are missing from no deal that was never asked for them', async () => {
    const desk = await makeDesk(server);
    const item = await create(desk, MachinerySystem);
    await server.database.client.section.updateMany({
      where: { id: { in: photosOf(item).map(({ sectionId }) => sectionId) } },
      data: { deletedAt: new Date() },
    });
    const path = { id: item.id };
    const { body } = await server.call('getUserPaymentItem', { session: desk.user.session, path });
    expect(missingPhotos(body)).toEqual([]);
  });
});
