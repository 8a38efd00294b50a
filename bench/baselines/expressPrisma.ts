/** Baseline: Express and Prisma as a bare project has them. The same answers, no validation, no roles, no contract. */
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { PrismaPg } from '@prisma/adapter-pg';
import express, { type NextFunction, type Request, type Response } from 'express';
import { PrismaClient } from '../../bff/generated/prisma/client.ts';

const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }),
});
const app = express();
app.use(express.json());

/** What the product answers of a corporation beside its own columns. */
const corporationParts = {
  myPages: {
    where: { deletedAt: null },
    orderBy: { projectId: 'desc' },
    take: 100,
    select: {
      id: true,
      projectId: true,
      displayCode: true,
      projectStatus: true,
      project: { select: { shortName: true } },
    },
  },
  bankAccount: { select: { id: true } },
  _count: { select: { users: { where: { deletedAt: null } } } },
} as const;

/** What the product answers of an application in a list. */
const applicationParts = {
  id: true,
  displayCode: true,
  status: true,
  name: true,
  nameKana: true,
  prefecture: true,
  planTitle: true,
  answers: true,
  subsidyAmount: true,
  averageScore: true,
  submittedAt: true,
  updatedAt: true,
  version: true,
  project: { select: { shortName: true } },
  assignee: { select: { name: true } },
  _count: { select: { returnItems: { where: { status: 'open' } } } },
} as const;

const digest = (secret: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(secret).digest());

const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? Number(part) : part));

const authenticate = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
  const [id = '', secret = ''] = String(request.get('x-admin-session') ?? '').split('.');
  const session = await prisma.session.findUnique({ where: { id }, include: { adminUser: true } });
  if (!session?.adminUser || !timingSafeEqual(session.secretHash, digest(secret))) {
    response.sendStatus(401);
    return;
  }
  response.locals.admin = session.adminUser;
  next();
};

app.post('/api/admin/session', async (request, response) => {
  const admin = await prisma.adminUser.findFirst({ where: { email: request.body.email } });
  if (!admin?.passwordHash || !(await verify(admin.passwordHash, request.body.password))) {
    response.sendStatus(401);
    return;
  }
  const secret = randomBytes(32).toString('base64url');
  const later = new Date(Date.now() + 1_800_000);
  const session = await prisma.session.create({
    data: {
      id: randomUUID(),
      context: 'admin',
      adminUserId: admin.id,
      secretHash: digest(secret),
      idleExpiresAt: later,
      expiresAt: later,
    },
  });
  response.json({ id: session.id, token: `${session.id}.${secret}` });
});

app.get('/api/admin/corporation/:id', authenticate, async (request, response) => {
  const row = await prisma.corporation.findFirst({
    where: { id: Number(request.params.id), deletedAt: null },
    include: corporationParts,
  });
  response.type('json').send(toJson(row));
});

app.get('/api/admin/corporation', authenticate, async (request, response) => {
  const where = { prefecture: Number(request.query.prefecture), deletedAt: null };
  const [items, total] = await Promise.all([
    prisma.corporation.findMany({
      where,
      orderBy: [{ nameKana: 'asc' }, { id: 'asc' }],
      take: Number(request.query.limit),
      include: corporationParts,
    }),
    prisma.corporation.count({ where }),
  ]);
  response.type('json').send(toJson({ items, total }));
});

app.patch('/api/admin/corporation/:id', authenticate, async (request, response) => {
  const id = Number(request.params.id);
  const { memo } = request.body;
  const row = await prisma.$transaction(async (db) => {
    const changed = await db.corporation.update({
      where: { id },
      data: { memo, version: { increment: 1 } },
      include: corporationParts,
    });
    const { id: actorId, name: actorName } = response.locals.admin;
    const entry = {
      at: new Date(),
      actorKind: 'admin',
      actorId,
      actorName,
      action: 'updated',
      after: { memo },
    };
    await db.auditEntry.create({ data: { ...entry, targetKind: 'corporation', targetId: String(id) } });
    return changed;
  });
  response.type('json').send(toJson(row));
});

app.get('/api/admin/application', authenticate, async (request, response) => {
  const where = {
    projectId: Number(request.query.project_id),
    status: Number(request.query.status),
    deletedAt: null,
  };
  const [items, total] = await Promise.all([
    prisma.application.findMany({
      where: { ...where, submittedAt: { not: null } },
      orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
      take: 50,
      select: applicationParts,
    }),
    prisma.application.count({ where }),
  ]);
  response.type('json').send(toJson({ items, total }));
});

/* The flat case: no session, no validation, the record's own columns. */

app.get('/flat/corporation/:id', async (request, response) => {
  const where = { id: Number(request.params.id), deletedAt: null };
  response.type('json').send(toJson(await prisma.corporation.findFirst({ where })));
});

app.get('/flat/corporation', async (request, response) => {
  const where = { prefecture: Number(request.query.prefecture), deletedAt: null };
  const [items, total] = await Promise.all([
    prisma.corporation.findMany({
      where,
      orderBy: [{ nameKana: 'asc' }, { id: 'asc' }],
      take: Number(request.query.limit),
    }),
    prisma.corporation.count({ where }),
  ]);
  response.type('json').send(toJson({ items, total }));
});

app.get('/flat/payment_list/:id', async (request, response) => {
  const where = { mypageId: Number(request.params.id) };
  const take = Number(request.query.limit);
  const items = await prisma.paymentItem.findMany({ where, orderBy: { number: 'asc' }, take });
  response.type('json').send(toJson({ items }));
});

app.patch('/flat/corporation/:id', async (request, response) => {
  const id = Number(request.params.id);
  const { memo } = request.body;
  const row = await prisma.$transaction(async (db) => {
    const data = { memo, version: { increment: 1 } };
    const changed = await db.corporation.update({ where: { id }, data });
    const entry = { at: new Date(), actorKind: 'anonymous', actorName: 'bench', action: 'updated' };
    await db.auditEntry.create({
      data: { ...entry, targetKind: 'corporation', targetId: String(id), after: { memo } },
    });
    return changed;
  });
  response.type('json').send(toJson(row));
});

app.listen(Number(process.env.PORT), '127.0.0.1');
