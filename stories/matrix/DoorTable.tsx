import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { WideTable } from '../guide/WideTable.tsx';
import { DOOR_ROWS, DOOR_STATE_WORDS, DOOR_STATES, type DoorRow } from './doors.ts';
import { fileIdOf, storyHref } from './links.ts';
import { Address, Centre, NotHere, PageName, See } from './matrixCells.tsx';

const HEADING = 'matrix-doors';

/** The pages in front of the log-in: each cell leads to the story that was written for it, or says why there is none. */
export const DoorTable = () => (
  <Stack gap={12}>
    <SectionHeading level={2} id={HEADING}>
      ログインの前の画面
    </SectionHeading>
    <Text size={14} tone="muted">
      {DOOR_ROWS.length}画面、{DOOR_ROWS.flatMap(({ stories }) => Object.keys(stories)).length}枚
    </Text>
    <WideTable labelledBy={HEADING}>
      <thead>
        <tr>
          <PageName scope="col">画面</PageName>
          {DOOR_STATES.map((state) => (
            <th key={state} scope="col">
              {DOOR_STATE_WORDS[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DOOR_ROWS.map((row) => (
          <Door key={row.title} row={row} />
        ))}
      </tbody>
    </WideTable>
  </Stack>
);

const Door = ({ row: { title, pattern, file, stories, otherwise } }: { row: DoorRow }) => {
  const id = fileIdOf({ file: `access/logIn/${file}` });
  return (
    <tr>
      <PageName scope="row">
        <See href={`?path=/docs/${id}--docs`}>{title}</See>
        <Address translate="no">{pattern}</Address>
      </PageName>
      {DOOR_STATES.map((state) => {
        const story = stories[state];
        return (
          <Centre key={state}>
            {story === undefined ? (
              <NotHere reason={otherwise} />
            ) : (
              <See href={storyHref(id, story)} label={`${title}：${DOOR_STATE_WORDS[state]}を見る`}>
                見る
              </See>
            )}
          </Centre>
        );
      })}
    </tr>
  );
};
