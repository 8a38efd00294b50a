import { styled } from 'styled-components';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { color, font, text, weight } from '#ui-kit/tokens/index.ts';
import { WideTable } from '../guide/WideTable.tsx';
import type { CallFact } from './callFacts.ts';

/** An operation of the contract, with the pages that call it. */
export type Operation = Pick<CallFact, 'method' | 'path'> & {
  readonly id: string;
  readonly summary: string;
  readonly tag: string;
};

const Code = styled.code`
  display: block;
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${text[12]};
  font-weight: ${weight.regular};
`;

type CallsProps = {
  operations: readonly Operation[];
  facts: readonly CallFact[];
};

/** What the contract offers and which pages ask for it. */
export const Calls = ({ operations, facts }: CallsProps) => (
  <Page>
    <PageHeader title="操作と画面" />
    <Stack gap={32}>
      <Text isMeasured>
        契約（openapi.yaml）の操作と、それを呼ぶ画面です。画面のソースに書かれた宛先から作っています。4つの応募で形が同じ操作（応募者の画面と、応募の確認）は、宛先を組み立てて呼ぶため、ここには画面が出ません。
      </Text>
      {[...Map.groupBy(operations, ({ tag }) => tag)].map(([tag, members]) => (
        <Stack key={tag} gap={12}>
          <SectionHeading level={2} id={`tag-${tag}`}>
            {tag}
          </SectionHeading>
          <WideTable labelledBy={`tag-${tag}`}>
            <thead>
              <tr>
                <th scope="col">操作</th>
                <th scope="col">宛先</th>
                <th scope="col">画面</th>
              </tr>
            </thead>
            <tbody>
              {members.map((operation) => (
                <OperationRow key={operation.id} operation={operation} facts={facts} />
              ))}
            </tbody>
          </WideTable>
        </Stack>
      ))}
    </Stack>
  </Page>
);

type OperationRowProps = { operation: Operation; facts: readonly CallFact[] };

const OperationRow = ({ operation: { id, summary, method, path }, facts }: OperationRowProps) => {
  const pages = facts.find((fact) => fact.method === method && fact.path === path)?.pages ?? [];
  return (
    <tr>
      <th scope="row">
        {summary}
        <Code translate="no">{id}</Code>
      </th>
      <td translate="no">
        {method.toUpperCase()} {path}
      </td>
      <td translate="no">{pages.length === 0 ? '—' : pages.map((page) => <div key={page}>{page}</div>)}</td>
    </tr>
  );
};
