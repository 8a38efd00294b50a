import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Grid, Stack } from '#ui-kit/Layout/index.ts';
import { AreaInput, DateInput, MoneyInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';

/** One of each kind in turn. */
const kinds = ['text', 'money', 'date', 'select', 'area'] as const;
type Kind = (typeof kinds)[number];

const fieldCount = 200;
const names = Array.from({ length: fieldCount }, (_, index) => `field${index + 1}`);
const perCard = 20;

const kindOf = (index: number): Kind => kinds[index % kinds.length] ?? 'text';

const LongField = ({ name, kind, label }: { name: string; kind: Kind; label: string }) => {
  const frame = { name, label, need: 'required' } as const;
  if (kind === 'money') return <MoneyInput {...frame} />;
  if (kind === 'date') return <DateInput {...frame} />;
  if (kind === 'area') return <AreaInput {...frame} maxCharacters={400} />;
  if (kind === 'select') return <SelectInput {...frame} options={[{ value: '17', label: '石川県' }]} />;
  return <TextInput {...frame} />;
};

const validate = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.filter((name) => !values[name]).map((name) => [name, '入力してください']));

/** A form as long as the longest application: 200 fields, all checked at every key. */
const LongForm = ({ onSend }: { onSend: () => void }) => (
  <RecordForm
    initialValues={{}}
    names={names}
    validate={validate}
    onSend={async () => {
      onSend();
      return { isOk: true };
    }}
  >
    <Stack gap={24}>
      {Array.from({ length: fieldCount / perCard }, (_, card) => (
        <Card key={names[card * perCard]} title={`${card + 1}枚目`}>
          <Grid align="end">
            {names.slice(card * perCard, (card + 1) * perCard).map((name, index) => (
              <LongField
                key={name}
                name={name}
                kind={kindOf(index)}
                label={`欄 ${card * perCard + index + 1}`}
              />
            ))}
          </Grid>
        </Card>
      ))}
      <Button type="submit" variant="primary">
        保存する
      </Button>
    </Stack>
  </RecordForm>
);

const meta = {
  id: 'foundations-long-form',
  title: '土台/200の欄',
  component: LongForm,
  args: { onSend: fn() },
} satisfies Meta<typeof LongForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  name: '200の欄',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('欄 101');
    await userEvent.type(field, 'まめ');
    await expect(field).toHaveValue('まめ');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(canvas.getByText('199か所を直してください')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
