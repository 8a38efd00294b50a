import { type KeyboardEvent, useId } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { applicationsText as t } from '../applications.words.ts';
import { Answer, type ColumnProps, placeId } from './Answer.tsx';
import type { AnswerGroup, AnswerPlace } from './answerPlaces.ts';

const groupId = (key: string): string => `answers-${key}`;

/** Leads to an answer. */
export const focusPlace = (key: string): void => {
  const place = document.getElementById(placeId(key));
  place?.scrollIntoView({ block: 'nearest' });
  place?.focus({ preventScroll: true });
};

type JumpProps = { groups: readonly AnswerGroup[] };

/** The sections of the answers, each a way to it. */
export const AnswerJump = ({ groups }: JumpProps) => {
  const jump = (key: string): void => {
    document.getElementById(groupId(key))?.scrollIntoView({ block: 'start' });
    const first = groups.find((group) => group.key === key)?.places[0];
    if (first !== undefined) document.getElementById(placeId(first.key))?.focus({ preventScroll: true });
  };
  return (
    <Select
      label={t((w) => w.answers.jump)}
      isLabelHidden
      placeholder={t((w) => w.answers.jump)}
      controlSize="normal"
      options={groups.map(({ key, title }) => ({ value: key, label: title }))}
      value=""
      onChange={(event) => jump(event.target.value)}
    />
  );
};

/** The place before or behind by the arrow keys; undefined for other keys and at an end. */
const neighbour = (places: readonly AnswerPlace[], key: string, pressed: string): AnswerPlace | undefined => {
  const step = pressed === 'ArrowDown' ? 1 : pressed === 'ArrowUp' ? -1 : 0;
  return step === 0 ? undefined : places[places.findIndex((place) => place.key === key) + step];
};

/** What was answered; up and down go from one answer to the next. */
export const AnswerColumn = ({ groups, currentKey, ...rest }: ColumnProps) => {
  const id = useId();
  const places = groups.flatMap((group) => group.places);
  const atKey = places.some(({ key }) => key === currentKey) ? currentKey : (places[0]?.key ?? null);
  const handleKey = (place: AnswerPlace) => (event: KeyboardEvent) => {
    const next = neighbour(places, place.key, event.key);
    if (next === undefined) return;
    event.preventDefault();
    focusPlace(next.key);
  };
  return (
    <Stack gap={24}>
      {groups.map((group) => (
        <section key={group.key} id={groupId(group.key)} aria-labelledby={`${id}-${group.key}`}>
          <Stack gap={8}>
            <SectionHeading level={2} look={4} id={`${id}-${group.key}`}>
              {group.title}
            </SectionHeading>
            <div>
              {group.places.map((place) => (
                <Answer
                  key={place.key}
                  place={place}
                  isStop={place.key === atKey}
                  onKeyDown={handleKey(place)}
                  {...rest}
                />
              ))}
            </div>
          </Stack>
        </section>
      ))}
    </Stack>
  );
};
