import { at, day, type Seed, workday } from '../../engine/context.ts';

const administrators = [
  { type: 0, name: '事務局 花子', email: 'jmac@example.jp', organization: '日本能率協会コンサルティング' },
  { type: 1, name: '農水 太郎', email: 'maff@example.jp', organization: '農林水産省' },
  { type: 2, name: '窓口 和子', email: 'cs@example.jp', organization: 'コールセンター' },
  {
    type: 3,
    name: '検査 誠',
    email: 'inspector@example.jp',
    organization: '検査機関',
    prefectures: [11, 13, 15, 17, 20],
  },
  { type: 4, name: '受付 清', email: 'backoffice@example.jp', organization: '事務局 バックオフィス' },
  { type: 0, name: '事務局 次郎', email: 'jmac2@example.jp', organization: '日本能率協会コンサルティング' },
] as const;

/** The administrators, one of each type and a second of JMAC; their ids are 1 to 6 in this order. */
export const addAdministrators = (seed: Seed): void => {
  const createdAt = at(seed, day(seed, -600), '09:00');
  administrators.forEach((person, index) => {
    const { type, name, email, organization } = person;
    seed.rows.adminUser.push({
      id: index + 1,
      type,
      name,
      email,
      organization,
      phone: '0300000000',
      assignedPrefectures: 'prefectures' in person ? [...person.prefectures] : [],
      passwordHash: seed.passwordHash,
      passwordSetAt: createdAt,
      lastLoginAt: at(seed, workday(seed, -1), '09:05'),
      standingSince: createdAt,
      confirmedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    });
  });
};
