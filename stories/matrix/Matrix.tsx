import { Suspense, use } from 'react';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { AREAS, pagePatternOf } from '#web/app/routes/areas.ts';
import { AdminType, AdminTypeLabel } from '#web/parts/api/generated/enums.ts';
import { WideTable } from '../guide/WideTable.tsx';
import { cellOf, refusedBy } from './cells.ts';
import { DoorTable } from './DoorTable.tsx';
import { cellHref, fileIdOf } from './links.ts';
import { Address, Centre, NotHere, PageName, See } from './matrixCells.tsx';
import { AREA_NAMES, type AreaName, ROWS, type Row } from './rows.ts';
import { STATE_WORDS, STATES, type State } from './states.ts';

const AREA_WORDS: Readonly<Record<AreaName, string>> = {
  admin: '管理者',
  user: '企業',
  application: '応募者',
};

const ROLES: readonly (readonly [AdminType, string])[] = [
  [AdminType.JMAC, '事務局'],
  [AdminType.MAFF, '農水省'],
  [AdminType.CS, 'コールセンター'],
  [AdminType.Inspector, '検査機関'],
  [AdminType.BackOffice, 'バックオフィス'],
];

/** The titles of the windows, by route; the tables of the areas are read when they are first asked for. */
const titles: Promise<ReadonlyMap<string, string>> = Promise.all(
  AREAS.map(async (area) => {
    const { pages } = await area.part.load();
    return pages.map((page) => [pagePatternOf(area, page).replace(/\/$/, ''), page.options.title] as const);
  }),
).then((all) => new Map(all.flat()));

/** Every page of the product by every state that it can be met in: each cell is a story, or says why it is none. */
export const Matrix = () => (
  <Page>
    <PageHeader title="画面の一覧" />
    <Suspense fallback={<Skeleton shape="table" rows={8} />}>
      <Stack gap={40}>
        <Text isMeasured>
          すべての画面と、その状態です。「見る」を押すと、その状態の画面が開きます。「—」は、契約（openapi.yaml）から見て起こらない状態です。理由を添えています。画面だけの状態は、画面の名前から開く手書きのストーリーにあります。
        </Text>
        {AREA_NAMES.map((area) => (
          <AreaTable key={area} area={area} />
        ))}
        <DoorTable />
      </Stack>
    </Suspense>
  </Page>
);

const AreaTable = ({ area }: { area: AreaName }) => {
  const id = `matrix-${area}`;
  const hasRoles = area === 'admin';
  const pictures = ROWS[area].flatMap((row) => STATES.filter((state) => cellOf(row, state).exists));
  return (
    <Stack gap={12}>
      <SectionHeading level={2} id={id}>
        {AREA_WORDS[area]}の画面
      </SectionHeading>
      <Text size={14} tone="muted">
        {ROWS[area].length}画面、{pictures.length}枚
      </Text>
      <WideTable labelledBy={id}>
        <thead>
          <tr>
            <PageName scope="col">画面</PageName>
            {STATES.map((state) => (
              <th key={state} scope="col">
                {STATE_WORDS[state]}
              </th>
            ))}
            {hasRoles &&
              ROLES.map(([type, name]) => (
                <th key={type} scope="col">
                  {name}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {ROWS[area].map((row) => (
            <PageRow key={row.pattern} area={area} row={row} />
          ))}
        </tbody>
      </WideTable>
    </Stack>
  );
};

type PageRowProps = { area: AreaName; row: Row };

const PageRow = ({ area, row }: PageRowProps) => {
  const title = use(titles).get(row.pattern) ?? '';
  return (
    <tr>
      <PageName scope="row">
        <See href={`?path=/docs/${fileIdOf(row)}--docs`}>{title}</See>
        <Address translate="no">{row.pattern}</Address>
      </PageName>
      {STATES.map((state) => (
        <StateCell key={state} area={area} row={row} state={state} title={title} />
      ))}
      {area === 'admin' &&
        ROLES.map(([type]) => {
          const isRefused = refusedBy(row).includes(type);
          return (
            <Centre key={type}>
              <See
                href={cellHref(area, row, isRefused ? 'noPermission' : 'normal', type)}
                label={`${title}：${AdminTypeLabel[type]}${isRefused ? 'は不可' : 'で見る'}`}
              >
                {isRefused ? '不可' : '見る'}
              </See>
            </Centre>
          );
        })}
    </tr>
  );
};

const StateCell = ({ area, row, state, title }: PageRowProps & { state: State; title: string }) => {
  const fact = cellOf(row, state);
  return (
    <Centre>
      {fact.exists ? (
        <See href={cellHref(area, row, state)} label={`${title}：${STATE_WORDS[state]}を見る`}>
          見る
        </See>
      ) : (
        <NotHere reason={fact.reason} />
      )}
    </Centre>
  );
};
