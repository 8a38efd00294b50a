import type { ContractDocument } from '#bff/core/contractDocument.ts';
import { parseStateActor, type StateMachine, type StateTransition } from '#bff/core/stateMachine.ts';
import { code, escapeHtml, link, list, table } from '../html.ts';
import { conditionTexts } from '../text/conditions.ts';
import { guideWords as words } from '../text/words.ts';
import { actionLabelsOf, membersOf } from './labels.ts';

type Words = {
  readonly action: Readonly<Record<string, string>>;
  readonly state: ReadonlyMap<string, string>;
  readonly role: ReadonlyMap<string, string>;
};

/** @throws Error for a condition without a sentence in bff/parts/guide/text/conditions.ts */
const sentenceOf = (condition: string): string => {
  const text = conditionTexts[condition];
  if (text === undefined) throw new Error(`no words for the condition “${condition}”`);
  return escapeHtml(text);
};

const conditionText = (condition: string, { state }: Words): string => {
  const from = /^from (\w+)$/.exec(condition)?.[1];
  return from === undefined ? sentenceOf(condition) : escapeHtml(words.fromState(state.get(from) ?? from));
};

const actorText = (text: string, labels: Words): string => {
  const { role, isOnBehalf, condition } = parseStateActor(text);
  const name = escapeHtml(`${labels.role.get(role) ?? role}${isOnBehalf ? words.onBehalf : ''}`);
  return condition === null ? name : `${name}<br><small>${conditionText(condition, labels)}</small>`;
};

const transitionRow = (transition: StateTransition, labels: Words): string[] => {
  const { action, from, to, by, guard } = transition;
  const state = (name: string): string => escapeHtml(labels.state.get(name) ?? name);
  return [
    `${escapeHtml(labels.action[action] ?? action)}<br>${code(action)}`,
    from.map(state).join('<br>'),
    state(to),
    by.map((actor) => actorText(actor, labels)).join('<br>'),
    guard === '-' ? words.none : sentenceOf(guard),
  ];
};

const roleLabels = (document: ContractDocument): ReadonlyMap<string, string> =>
  new Map([
    ...membersOf(document, 'AdminType').map(({ name, label }) => [name, label] as const),
    ...Object.entries(words.otherRoles),
  ]);

/** Up to the first full stop of Japanese, and what follows. */
const firstSentence = /^([^\u3002]*)\u3002?(.*)$/su;

/** What a status is called, and what its description says besides. */
const namedBy = ({ description }: Readonly<Record<string, unknown>>) => {
  const [, title = '', note = ''] = firstSentence.exec(String(description)) ?? [];
  return { title, note };
};

const machineSection = (
  document: ContractDocument,
  name: string,
  schema: Readonly<Record<string, unknown>>,
): string => {
  const machine = schema['x-state-machine'] as StateMachine;
  const members = membersOf(document, name);
  const { title, note } = namedBy(schema);
  const labels = {
    action: actionLabelsOf(document),
    state: new Map(members.map((member) => [member.name, member.label])),
    role: roleLabels(document),
  };
  const noted = (state: string): string => {
    if (state === machine.initial) return words.first;
    return machine.terminal.includes(state) ? words.last : '';
  };
  const states = members.map(
    (member) => `<li>${code(String(member.value))} ${escapeHtml(member.label)}${noted(member.name)}</li>`,
  );
  return [
    `<h2 id="${name}">${escapeHtml(title)}</h2>`,
    `<p>${code(name)} ${escapeHtml(note)}</p><ul class="states">${states.join('')}</ul>`,
    table({
      label: title,
      head: words.machineHead,
      rows: machine.transitions.map((transition) => transitionRow(transition, labels)),
    }),
  ].join('\n');
};

/** Every status that moves by actions: its states, and each action with its way, its people and its condition. */
export const machineSections = (document: ContractDocument): string => {
  const machines = Object.entries(document.components.schemas).filter(
    ([, schema]) => 'x-state-machine' in schema,
  );
  const contents = machines.map(([name, schema]) => link(`#${name}`, namedBy(schema).title));
  return [list(contents), ...machines.map(([name, schema]) => machineSection(document, name, schema))].join(
    '\n',
  );
};
