import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { color, font, space, text, weight } from '#ui-kit/tokens/index.ts';
import { ACTION_WORDS, type StatusSchema, type Transition } from './contractMachines.ts';
import { actorOf } from './guideWords.ts';
import { WideTable } from './WideTable.tsx';

const Code = styled.code`
  display: block;
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-weight: ${weight.regular};
`;

const StateList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  small { color: ${color.textMuted}; }
`;

const Actors = styled.ul`
  white-space: nowrap;
  small { display: block; color: ${color.textMuted}; font-size: ${text[12]}; white-space: normal; }
`;

type StateMachineProps = { schema: StatusSchema };

/** One status of the contract: its states, and each action with its way, its people and its condition. */
export const StateMachine = ({ schema: { machine, labels, description } }: StateMachineProps) => {
  const headingId = `machine-${machine.enum}`;
  const labelOf = (state: string): string => labels.get(state) ?? state;
  return (
    <Stack gap={12}>
      <SectionHeading level={2} id={headingId}>
        {description}
      </SectionHeading>
      <States schema={{ machine, labels, description }} />
      <WideTable labelledBy={headingId}>
        <thead>
          <tr>
            <th scope="col">操作</th>
            <th scope="col">前の状態</th>
            <th scope="col">後の状態</th>
            <th scope="col">行う人</th>
            <th scope="col">条件（契約の原文）</th>
          </tr>
        </thead>
        <tbody>
          {machine.transitions.map((transition) => (
            <TransitionRow
              key={`${transition.action}-${transition.from.join()}`}
              transition={transition}
              labelOf={labelOf}
            />
          ))}
        </tbody>
      </WideTable>
      {machine.note !== undefined && (
        <Text size={14} tone="muted" lang="en">
          {machine.note}
        </Text>
      )}
    </Stack>
  );
};

const States = ({ schema: { machine, labels } }: StateMachineProps) => (
  <StateList>
    {[...labels].map(([name, label]) => (
      <li key={name}>
        <Badge tone={name === machine.initial ? 'info' : undefined}>{label}</Badge>
        {name === machine.initial && <small>（初め）</small>}
        {machine.terminal.includes(name) && <small>（終わり）</small>}
      </li>
    ))}
  </StateList>
);

type TransitionRowProps = { transition: Transition; labelOf: (state: string) => string };

const TransitionRow = ({ transition: { action, from, to, by, guard }, labelOf }: TransitionRowProps) => (
  <tr>
    <th scope="row">
      {ACTION_WORDS[action]}
      <Code translate="no">{action}</Code>
    </th>
    <td>
      <ul>
        {from.map((state) => (
          <li key={state}>{labelOf(state)}</li>
        ))}
      </ul>
    </td>
    <td>
      <Icon of={ArrowRight} size={16} /> {labelOf(to)}
    </td>
    <td>
      <Actors>
        {by.map(actorOf).map(({ word, isOnBehalf, condition }) => (
          <li key={word}>
            {isOnBehalf ? `${word}（代行）` : word}
            {condition !== null && <small lang="en">{condition}</small>}
          </li>
        ))}
      </Actors>
    </td>
    {guard === '-' ? <td>なし</td> : <td lang="en">{guard}</td>}
  </tr>
);
