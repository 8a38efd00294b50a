import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { WideTable } from '../guide/WideTable.tsx';
import { csvOf } from './csv.ts';
import type { TextFact } from './textFacts.ts';

/** As many as a window draws at once without a pause. */
const SHOWN = 200;

type TextsProps = {
  title: string;
  intro: string;
  facts: readonly TextFact[];
};

const save = (facts: readonly TextFact[]): void => {
  const rows = facts.map(({ file, key, text, usedIn }) => [`${file}.${key}`, text, usedIn.join(' ')]);
  const url = URL.createObjectURL(
    new Blob([csvOf([['キー', '言葉', '使う場所'], ...rows])], { type: 'text/csv' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'texts.csv';
  link.click();
  URL.revokeObjectURL(url);
};

const matches = ({ file, key, text }: TextFact, words: string): boolean =>
  words === '' || text.includes(words) || `${file}.${key}`.toLowerCase().includes(words.toLowerCase());

/** Every text of some files: key, words, where it is used; to be searched and saved. */
export const Texts = ({ title, intro, facts }: TextsProps) => {
  const [words, setWords] = useState('');
  const [file, setFile] = useState('');
  const wanted = useDeferredValue(words);
  const found = facts.filter((fact) => matches(fact, wanted) && (file === '' || fact.file === file));
  const files = [...new Set(facts.map((fact) => fact.file))];
  return (
    <Page>
      <PageHeader title={title} />
      <Stack gap={24}>
        <Text isMeasured>{intro}</Text>
        <Row gap={16} align="end">
          <TextField
            label="言葉かキーで探す"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {files.length > 1 && (
            <Select
              label="ファイル"
              placeholder="すべて"
              options={files.map((name) => ({ value: name, label: `${name}.json` }))}
              value={file}
              onChange={(event) => setFile(event.target.value)}
            />
          )}
          <Button icon={Download} onClick={() => save(found)}>
            CSVで保存
          </Button>
        </Row>
        <SectionHeading level={2} id="texts">
          {found.length}件
        </SectionHeading>
        <Found facts={found} />
      </Stack>
    </Page>
  );
};

const Found = ({ facts }: { facts: readonly TextFact[] }) =>
  facts.length === 0 ? (
    <EmptyState title="条件に合う言葉はありません">
      言葉を短くするか、ファイルを「すべて」に戻してください。
    </EmptyState>
  ) : (
    <Stack gap={8}>
      <WideTable labelledBy="texts">
        <thead>
          <tr>
            <th scope="col">キー</th>
            <th scope="col">言葉</th>
            <th scope="col">使う場所</th>
          </tr>
        </thead>
        <tbody>
          {facts.slice(0, SHOWN).map(({ file, key, text, usedIn }) => (
            <tr key={`${file}.${key}`}>
              <th scope="row" translate="no">
                {file}.{key}
              </th>
              <td>{text}</td>
              <td translate="no">
                {usedIn.length === 0 ? '—' : usedIn.map((path) => <div key={path}>{path}</div>)}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {facts.length > SHOWN && (
        <Text size={14} tone="muted">
          はじめの{SHOWN}件です。探すと絞り込めます。CSVには、条件に合うすべてが入ります。
        </Text>
      )}
    </Stack>
  );
