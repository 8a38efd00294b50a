import { fireEvent, screen } from '@testing-library/react';
import { useField } from 'react-final-form';
import { describe, expect, it, vi } from 'vitest';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useRows } from './rows.tsx';
import { TextInput } from './TextInput.tsx';
import { type FormErrors, type FormRow, type FormValues, rowsOf } from './values.ts';

const Table = () => {
  const { rows, add, remove } = useRows('items');
  const { meta } = useField('items', { subscription: { error: true } });
  return (
    <>
      {rows.map((row, index) => (
        <div key={String(row.key)}>
          <TextInput name={`items[${index}].label`} label={`項目${index + 1}`} />
          <button type="button" onClick={() => remove(index)}>
            項目{index + 1}を外す
          </button>
        </div>
      ))}
      <button type="button" onClick={() => add({ key: `${rows.length}`, label: '' })}>
        加える
      </button>
      <button type="submit">保存する</button>
      <output aria-label="表の問題">{meta.error}</output>
    </>
  );
};

const namesTheWrongOne = (values: FormValues): FormErrors => {
  const wrong = rowsOf(values, 'items').findIndex(({ label }) => label === '');
  return wrong === -1 ? {} : { items: `項目${wrong + 1}を入力してください。` };
};

const setUp = (items: readonly FormRow[]) => {
  const onSend = vi.fn(async (_values: FormValues) => ({ isOk: true as const }));
  renderWithServices(
    <RecordForm initialValues={{ items }} names={['items']} validate={namesTheWrongOne} onSend={onSend}>
      <Table />
    </RecordForm>,
  );
  return { sent: () => onSend.mock.calls.map(([values]) => [values]) };
};

const typed = () => screen.queryAllByRole('textbox').map((input) => Reflect.get(input, 'value'));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('the rows of a table in a form', () => {
  it('come one at a time, also while one of them is not filled in yet', () => {
    setUp([{ key: 'a', label: '' }]);
    press('加える');
    press('加える');
    expect(typed()).toEqual(['', '', '']);
  });

  it('take what is typed although another one is still empty', () => {
    setUp([
      { key: 'a', label: '実現性' },
      { key: 'b', label: '' },
    ]);
    type('項目1', '実現性・体制');
    expect(typed()).toEqual(['実現性・体制', '']);
  });

  it('go with their own words: those behind move up', () => {
    setUp(['一', '二', '三'].map((label) => ({ key: label, label })));
    press('項目2を外す');
    expect(typed()).toEqual(['一', '三']);
    press('項目1を外す');
    press('項目1を外す');
    expect(typed()).toEqual([]);
  });

  it('are not sent while one of them is wrong; which one is said at the table and on top of the form', async () => {
    const { sent } = setUp([{ key: 'a', label: '実現性' }]);
    press('加える');
    press('保存する');
    const sentence = '項目2を入力してください。';
    expect(screen.getByLabelText('表の問題').textContent).toBe(sentence);
    expect(await screen.findByRole('link', { name: sentence })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('are sent once they are right', async () => {
    const { sent } = setUp([{ key: 'a', label: '' }]);
    type('項目1', '実現性');
    press('保存する');
    await vi.waitFor(() => expect(sent()).toEqual([[{ items: [{ key: 'a', label: '実現性' }] }]]), 60_000);
  });
});
