import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { color, space, text } from '#ui-kit/tokens/index.ts';
import { conflictText as t } from './conflict.words.ts';

/** A field that two windows changed, each into something else. */
export type ClashField = {
  readonly name: string;
  readonly label: ReactNode;
  readonly mine: ReactNode;
  readonly stored: ReactNode;
};

export type ConflictPanelProps = {
  readonly fields: readonly ClashField[];
  /** Names of the fields that take what is stored; the others keep what was typed here. */
  readonly onDecide: (stored: readonly string[]) => void;
  /** All fields go the same way. */
  readonly isWhole?: boolean;
  /** After a press the panel takes the focus; after an automatic save it must not interrupt typing. */
  readonly takesFocus?: boolean;
};

const Values = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[16]};
`;

type Side = 'mine' | 'stored';

const SIDES: readonly Side[] = ['mine', 'stored'];

const Words = styled.span`
  display: block;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Caption = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${text[14]};
`;

const Version = ({ field, side }: { field: ClashField; side: Side }) => (
  <span>
    <Caption>{t((w) => w.sides[side])}</Caption>
    <Words>{field[side]}</Words>
  </span>
);

/** What was typed and what is stored, beside one another. */
const Versions = ({ field }: { field: ClashField }) => (
  <div>
    <Text isBold>{field.label}</Text>
    <Values>
      {SIDES.map((side) => (
        <Version key={side} {...{ field, side }} />
      ))}
    </Values>
  </div>
);

type Choices = Readonly<Record<string, Side>>;

type ChoiceProps = { field: ClashField; value: Side; onChoose: (side: Side) => void };

/** The same as a choice. */
const Choice = ({ field, value, onChoose }: ChoiceProps) => (
  <RadioGroup
    label={field.label}
    isEven
    value={value}
    onValueChange={(next) => onChoose(next === 'stored' ? 'stored' : 'mine')}
    options={SIDES.map((side) => ({ value: side, label: <Version {...{ field, side }} /> }))}
  />
);

type ActsProps = Pick<ConflictPanelProps, 'fields' | 'onDecide'> & { choices: Choices | null };

/** One press for all fields, or for what was chosen field by field. */
const Acts = ({ fields, choices, onDecide }: ActsProps) => {
  const names = fields.map(({ name }) => name);
  if (choices !== null) {
    return (
      <Button onClick={() => onDecide(names.filter((name) => choices[name] === 'stored'))}>
        {t((w) => w.chosen)}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => onDecide([])}>{t((w) => w.mine)}</Button>
      <Button onClick={() => onDecide(names)}>{t((w) => w.theirs)}</Button>
    </>
  );
};

/** The same fields were changed in another window too: they keep what was typed here, the person decides. */
export const ConflictPanel = ({ fields, onDecide, isWhole, takesFocus = false }: ConflictPanelProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const isByField = !isWhole && fields.length > 1;
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <Notice
      ref={place}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={t((w) => w.title)}
      actions={<Acts {...{ fields, onDecide }} choices={isByField ? choices : null} />}
    >
      <Stack gap={16}>
        <p>{t((w) => (isByField ? w.textByField : w.text))}</p>
        {fields.map((field) =>
          isByField ? (
            <Choice
              key={field.name}
              field={field}
              value={choices[field.name] ?? 'mine'}
              onChoose={(side) => setChoices((before) => ({ ...before, [field.name]: side }))}
            />
          ) : (
            <Versions key={field.name} field={field} />
          ),
        )}
      </Stack>
    </Notice>
  );
};
