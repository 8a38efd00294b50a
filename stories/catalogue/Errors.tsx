import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { Treatment } from '#web/parts/api/errors.ts';
import { WideTable } from '../guide/WideTable.tsx';
import type { ErrorFact } from './contractFacts.ts';

const TREATMENTS: Readonly<Record<Treatment, string>> = {
  empty: '「ページが見つかりません」、または空の一覧',
  logIn: 'ログインの画面へ。理由を添える',
  otherAccount: '画面はそのまま。別の方がログインしていることを、画面の上で知らせる',
  genericNotice: 'サーバーの文を、その場か上の短いメッセージで',
};

/** Every error of the contract: what is said and what the screens do about it. */
export const Errors = ({ facts }: { facts: readonly ErrorFact[] }) => (
  <Page>
    <PageHeader title="エラーの一覧" />
    <Stack gap={24}>
      <Text isMeasured>
        契約（openapi.yaml）のエラーコードと、画面の扱いです。扱いは web/parts/api/errors.ts
        の1つの表で決まります。画面ごとの文は、サーバーが「どうすればよいか」を書いて送ります。
      </Text>
      <SectionHeading level={2} id="errors">
        {facts.length}種類
      </SectionHeading>
      <WideTable labelledBy="errors">
        <thead>
          <tr>
            <th scope="col">コード</th>
            <th scope="col">意味</th>
            <th scope="col">HTTP</th>
            <th scope="col">返す操作</th>
            <th scope="col">読むとき</th>
            <th scope="col">変えるとき</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ code, name, label, statuses, operations, treatments: [read, change] }) => (
            <tr key={code}>
              <th scope="row" translate="no">
                {code} {name}
              </th>
              <td>{label}</td>
              <td>{statuses.join('・') || '—'}</td>
              <td>{operations}件</td>
              <td>{TREATMENTS[read]}</td>
              <td>{TREATMENTS[change]}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Stack>
  </Page>
);
