import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { WideTable } from '../guide/WideTable.tsx';
import { CRITERIA, type Criterion, WAY_WORDS } from './criteria.ts';
import type { LastRun, PageResult, RuleResult } from './lastRun.ts';

/** WCAG 2.2 AA, criterion by criterion, and what axe found in the last run of the stories. */
export const Accessibility = ({ run }: { run: LastRun | null }) => (
  <Page>
    <PageHeader title="アクセシビリティの検査" />
    <Stack gap={40}>
      <WhichRun run={run} />
      <CriteriaTable rules={run?.rules ?? []} />
      {run !== null && <Rules rules={run.rules} />}
      {run !== null && <Pages pages={run.pages} />}
    </Stack>
  </Page>
);

const WhichRun = ({ run }: { run: LastRun | null }) =>
  run === null ? (
    <EmptyState title="まだ検査の結果がありません">
      「npm test --
      stories」を実行すると、そのときの結果がここに出ます。下の表は、どう確かめるかだけを示します。
    </EmptyState>
  ) : (
    <Text isMeasured>
      {formatDateTime(run.ranAt)}の実行の結果です。カタログの全{run.filesOfCatalogue}ファイルのうち
      {run.files}ファイル、{formatInteger(run.stories)}のストーリーを、axe {run.version}で検査しました。
      {run.files < run.filesOfCatalogue && '一部だけの実行か、テストをしないページがあります。'}
    </Text>
  );

/** `1.4.3` as axe writes it: `wcag143`. */
const tagOf = ({ number }: Criterion): string => `wcag${number.replaceAll('.', '')}`;

const CriteriaTable = ({ rules }: { rules: readonly RuleResult[] }) => (
  <Stack gap={12}>
    <SectionHeading level={2} id="criteria">
      WCAG 2.2の達成基準（A・AA）と確かめ方
    </SectionHeading>
    <WideTable labelledBy="criteria">
      <thead>
        <tr>
          <th scope="col">達成基準</th>
          <th scope="col">レベル</th>
          <th scope="col">axeの規則（前回）</th>
          <th scope="col">違反</th>
          <th scope="col">人が見るところ</th>
          <th scope="col">ほかの確かめ方</th>
        </tr>
      </thead>
      <tbody>
        {CRITERIA.map((criterion) => (
          <CriterionRow
            key={criterion.number}
            criterion={criterion}
            rules={rules.filter(({ tags }) => tags.includes(tagOf(criterion)))}
          />
        ))}
      </tbody>
    </WideTable>
  </Stack>
);

const countOf = (rules: readonly RuleResult[], outcome: 'incomplete' | 'violations'): string =>
  rules.length === 0 ? '—' : `${new Set(rules.flatMap((rule) => rule[outcome])).size}件`;

type CriterionRowProps = { criterion: Criterion; rules: readonly RuleResult[] };

const CriterionRow = ({ criterion: { number, level, name, way, proof }, rules }: CriterionRowProps) => (
  <tr>
    <th scope="row">
      {number} {name}
    </th>
    <td>{level}</td>
    <td translate="no">{rules.map(({ id }) => id).join('、') || '—'}</td>
    <td>{countOf(rules, 'violations')}</td>
    <td>{countOf(rules, 'incomplete')}</td>
    <td>
      {WAY_WORDS[way]}
      {proof !== undefined && (
        <>
          ：<span translate="no">{proof}</span>
        </>
      )}
    </td>
  </tr>
);

const Rules = ({ rules }: { rules: readonly RuleResult[] }) => (
  <Stack gap={12}>
    <SectionHeading level={2} id="rules">
      axeの規則ごとの結果（{rules.length}）
    </SectionHeading>
    <WideTable labelledBy="rules">
      <thead>
        <tr>
          <th scope="col">規則</th>
          <th scope="col">通ったストーリー</th>
          <th scope="col">人が見るストーリー</th>
          <th scope="col">違反したストーリー</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ id, passes, incomplete, violations }) => (
          <tr key={id}>
            <th scope="row" translate="no">
              {id}
            </th>
            <td>{formatInteger(passes)}</td>
            <td>
              <Stories ids={incomplete} />
            </td>
            <td>
              <Stories ids={violations} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  </Stack>
);

/** As many as can be looked at; how many there are besides. */
const FIRST = 3;

const Stories = ({ ids }: { ids: readonly string[] }) => (
  <>
    {ids.length}件{' '}
    {ids.slice(0, FIRST).map((id) => (
      <span key={id}>
        <TextLink href={`?path=/story/${id}`} target="_top">
          {id}
        </TextLink>{' '}
      </span>
    ))}
    {ids.length > FIRST && `ほか${ids.length - FIRST}件`}
  </>
);

const Pages = ({ pages }: { pages: readonly PageResult[] }) => (
  <Stack gap={12}>
    <SectionHeading level={2} id="pages">
      ページごとの結果（{pages.length}）
    </SectionHeading>
    <WideTable labelledBy="pages">
      <thead>
        <tr>
          <th scope="col">ページ</th>
          <th scope="col">ストーリー</th>
          <th scope="col">当てた規則</th>
          <th scope="col">人が見る規則</th>
          <th scope="col">違反した規則</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ id, stories, rules, incomplete, violations }) => (
          <tr key={id}>
            <th scope="row" translate="no">
              {id}
            </th>
            <td>{stories}</td>
            <td>{rules}</td>
            <td translate="no">{incomplete.join('、') || '—'}</td>
            <td translate="no">{violations.join('、') || '—'}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  </Stack>
);
