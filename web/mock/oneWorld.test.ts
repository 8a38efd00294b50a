import { describe, expect, it } from 'vitest';
import { operationFacts } from '#web/parts/api/generated/operations.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { everyCaptured, everyScenario } from '#web/testing/everyScenario.ts';
import type { OperationId } from './contract.ts';
import { createMockFetch, type MockHandlers } from './createMockFetch.ts';
import { applicantHandlers, submittedApplication } from './scenarios/applications/applicant.ts';
import { applicationHandlers } from './scenarios/applications/application.ts';
import { applicationDeskHandlers } from './scenarios/applications/applicationDesk.ts';

type Json = Readonly<Record<string, unknown>>;
type Row = Json & { readonly id: number | string };
type List = { readonly items: readonly Row[]; readonly nextCursor: string | null; readonly total: number };

const captured = everyCaptured();
const scenarios = {
  ...everyScenario(),
  'a working desk of applications': applicationDeskHandlers(),
  ...captured,
};
const named = Object.entries(scenarios).map(([name, handlers]) => ({ name, handlers }));

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

const isText = (value: unknown): value is string => typeof value === 'string';

const ask = async (handlers: MockHandlers, path: string) => {
  const response = await createMockFetch(handlers)(new Request(`http://mock.invalid${path}`));
  return { status: response.status, body: await response.json() };
};

/** The reading operations of a scenario, with their addresses. */
const readsOf = (handlers: MockHandlers): readonly string[] =>
  Object.keys(handlers)
    .map((id) => operationFacts[id as OperationId])
    .filter(({ method }) => method === 'get')
    .map(({ path }) => path);

/** What a scenario's lists answer, by their addresses. */
const listsOf = async (handlers: MockHandlers): Promise<(readonly [path: string, list: List])[]> => {
  const paths = readsOf(handlers).filter((path) => !path.includes('{'));
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await ask(handlers, path)).body] as const),
  );
  return answers.filter(([, body]) => 'items' in body && typeof body.total === 'number');
};

/** The lists whose rows the scenario also answers one by one. */
const listsWithDetails = async (handlers: MockHandlers) => {
  const reads = readsOf(handlers);
  return (await listsOf(handlers)).filter(([path]) => reads.includes(`${path}/{id}`));
};

/** The list that a counter's page asks for; the page's conditions are those of the list. */
const LISTS: readonly (readonly [page: RegExp, path: string])[] = [
  [/^\/admin\/mypage\?list=sections&/, '/api/admin/my_page/section'],
  [/^\/admin\/mypage_report/, '/api/admin/my_page_report'],
  [/^\/admin\/change_request/, '/api/admin/change_request'],
  [/^\/admin\/duty/, '/api/admin/duty'],
  [/^\/admin\/amount_proposal/, '/api/admin/amount_proposal'],
  [/^\/admin\/property\/disposal/, '/api/admin/disposal'],
  [/^\/admin\/property/, '/api/admin/property'],
  [/^\/admin\/recovery/, '/api/admin/recovery'],
  [/^\/admin\/payment/, '/api/admin/payment'],
  [/^\/admin\/mypage/, '/api/admin/my_page'],
  [/^\/admin\/mail/, '/api/admin/mail'],
  [/^\/admin\/retention\/erasure/, '/api/admin/retention/erasure'],
  [/^\/admin\/thread/, '/api/admin/thread'],
  [/^\/admin\/application-(?<family>\w+)/, '/api/admin/application/$<family>'],
  [/^\/admin\/application/, '/api/admin/application'],
];

const listBehind = ({ query }: components['schemas']['Counter']) => {
  const [page, path] = LISTS.find(([pattern]) => pattern.test(query)) ?? [];
  if (page === undefined || path === undefined) throw new Error(`No list stands behind ${query}`);
  const family = page.exec(query)?.groups?.family ?? '';
  return { path: path.replace('$<family>', family), search: query.split('?')[1] ?? '' };
};

/** What an object says of the record with a number: its code or name, by the properties that say both. */
const SAYS = [
  ['my page', 'mypageId', 'displayCode'],
  ['round', 'projectId', 'projectName'],
  ['round', 'id', 'shortName'],
  ['company', 'corporationId', 'corporationName'],
  ['application', 'applicationId', 'displayCode'],
] as const;

const saidIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(saidIn);
  if (!isJson(value)) return [];
  const own = SAYS.flatMap(([kind, id, fact]) =>
    typeof value[id] === 'number' && isText(value[fact]) ? [`${kind} ${value[id]}: ${value[fact]}`] : [],
  );
  const { mypage, corporation, family, targetKind } = value;
  const named = [
    ...(family !== undefined && value.id !== undefined && isText(value.displayCode)
      ? [`application ${value.id}: ${value.displayCode}`]
      : []),
    ...(targetKind === 'Application' ? [`application ${value.targetId}: ${value.displayCode}`] : []),
    ...(isJson(mypage) ? [`my page ${mypage.id}: ${mypage.displayCode}`] : []),
    ...(isJson(corporation) ? [`company ${corporation.id}: ${corporation.name}`] : []),
  ];
  return [...own, ...named, ...Object.values(value).flatMap(saidIn)];
};

const worldOf = async () => {
  const bodies = await Promise.all(
    named
      .filter(({ name }) => !(name in captured))
      .flatMap(({ handlers }) => readsOf(handlers).map((path) => [handlers, path] as const))
      .filter(([, path]) => !path.includes('file'))
      .map(async ([handlers, path]) => (await ask(handlers, path.replace(/\{\w+\}/, '7'))).body),
  );
  return [...new Set(bodies.flatMap(saidIn))].toSorted();
};

describe('the scenarios are one world', () => {
  it.each(named)('$name: a list without a next page has as many rows as it counts', async ({ handlers }) => {
    const wrong = (await listsOf(handlers)).filter(
      ([, { items, nextCursor, total }]) => nextCursor === null && items.length !== total,
    );
    expect(wrong).toEqual([]);
  });

  it.each(named)('$name: each row of a list says what its record says', async ({ handlers }) => {
    const rows = (await listsWithDetails(handlers)).flatMap(([path, { items }]) =>
      items.map((row) => ({ path: `${path}/${row.id}`, row })),
    );
    const wrong = await Promise.all(
      rows.map(async ({ path, row }) => {
        const { status, body } = await ask(handlers, path);
        const both = Object.keys(row).filter((key) => isPlain(row[key]) && isPlain(body[key]) && key in body);
        const other = both.filter((key) => row[key] !== body[key]);
        return status === 200 ? other.map((key) => `${path}.${key}: ${row[key]} and ${body[key]}`) : [path];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it.each(named)('$name: there is no record that the list lacks', async ({ handlers }) => {
    const found = await Promise.all(
      (await listsWithDetails(handlers)).map(async ([path]) => ({
        path,
        status: (await ask(handlers, `${path}/99999`)).status,
      })),
    );
    expect(found.filter(({ status }) => status !== 404)).toEqual([]);
  });

  it.each(named)('$name: an application resembles others, never itself', async ({ handlers }) => {
    const lists = (await listsWithDetails(handlers)).filter(
      ([path]) => path.includes('/application') && !/\/(?:thread|issued_paper)$/.test(path),
    );
    for (const [path, { items }] of lists)
      for (const { id } of items) {
        const { similarApplicationIds } = (await ask(handlers, `${path}/${id}`)).body;
        expect(similarApplicationIds).not.toContain(id);
        const others = await Promise.all(
          similarApplicationIds.map((other: number) => ask(handlers, `${path}/${other}`)),
        );
        expect(others.map(({ status }) => status)).not.toContain(404);
      }
  });

  it.each(named)('$name: a count is the number of rows of the list that it opens', async ({ handlers }) => {
    if (handlers.listWorkCounts === undefined) return;
    const reads = readsOf(handlers);
    const { items } = (await ask(handlers, '/api/admin/work_count')).body;
    const wrong = await Promise.all(
      items.map(async (counter: components['schemas']['Counter']) => {
        const { path, search } = listBehind(counter);
        if (!reads.includes(path)) return [];
        const { total } = (await ask(handlers, `${path}?${search}`)).body;
        return total === counter.count
          ? []
          : [`${counter.label} ${counter.count}, ${path}?${search} ${total}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('one number is one my page, one round, one company, whoever speaks of it', {
    tags: ['slow'],
  }, async () => {
    const said = await worldOf();
    const numbers = said.map((each) => each.split(':', 1)[0]);
    expect(
      said.filter((_each, index) => numbers.filter((each) => each === numbers[index]).length > 1),
    ).toEqual([]);
  });

  it('what an applicant reads of the application and of its round is what the office opens', async () => {
    const ofApplicant = applicantHandlers(submittedApplication);
    const { availableActions: _his, ...own } = (await ask(ofApplicant, '/api/application/self')).body;
    const opened = (await ask(applicationHandlers, `/api/admin/application/${own.id}`)).body;
    expect(opened).toMatchObject(own);
    const round = (await ask(ofApplicant, `/api/project/${own.projectId}/public`)).body;
    const itsOffice = (await ask(applicationHandlers, `/api/admin/project/${round.id}`)).body;
    for (const key of Object.keys(round).filter((each) => each in itsOffice && isPlain(round[each])))
      expect([key, itsOffice[key]]).toEqual([key, round[key]]);
    const form = `/api/project/${round.id}/form_definition`;
    expect((await ask(applicationHandlers, form)).body).toEqual((await ask(ofApplicant, form)).body);
  });
});
