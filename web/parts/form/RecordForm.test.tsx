import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, ErrorCode } from '#web/parts/api/errors.ts';
import { alerts, field, fill, leave, press, type } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { InstantInput } from './InstantInput.tsx';
import { CheckInput, ChecksInput, DateInput, MoneyInput, SelectInput } from './inputs.tsx';
import { RecordForm } from './RecordForm.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { SendResult } from './sendResult.ts';
import { TextInput } from './TextInput.tsx';
import type { FormErrors, FormValues } from './values.ts';

const NAMES = ['name', 'startsOn', 'amount'];
const needsName = ({ name }: FormValues): FormErrors => (name === '' ? { name: '入力してください。' } : {});

const refusedWith = (details: Partial<ConstructorParameters<typeof ApiError>[0]> = {}): SendResult => ({
  isOk: false,
  error: new ApiError({ status: 400, code: ErrorCode.INVALID_PARAMETER, ...details }),
});

type Options = { result?: SendResult; onReload?: () => void; initial?: FormValues };

const setUp = ({ result = { isOk: true }, onReload, initial = {} }: Options = {}) => {
  const onSend = vi.fn(async (_values: FormValues) => result);
  renderWithServices(
    <RecordForm
      initialValues={{ name: '', startsOn: '', amount: '', ...initial }}
      names={NAMES}
      aliases={{ beginsOn: 'startsOn' }}
      validate={needsName}
      onSend={onSend}
      {...(onReload === undefined ? {} : { onReload })}
    >
      <TextInput name="name" label="名称" />
      <DateInput name="startsOn" label="着手日" />
      <MoneyInput name="amount" label="金額" />
      <SelectInput name="kind" label="種類" options={[{ value: '1', label: '法人' }]} />
      <CheckInput name="isPublic" label="公開する" />
      <ChecksInput
        name="areas"
        label="地域"
        options={[
          { value: '13', label: '東京都' },
          { value: '20', label: '長野県' },
        ]}
      />
      <InstantInput name="opens" label="受付の開始" />
      <SaveBar label="保存する" />
    </RecordForm>,
  );
  return { onSend, sent: () => onSend.mock.calls.map(([values]) => values) };
};

const summary = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';

describe('what is typed into a form', () => {
  it('is sent as the contract writes it, however people write it', async () => {
    const { sent } = setUp();
    fill('名称', '豆くら');
    fill('着手日', '令和８年１２月４日');
    fill('金額', '１，２００，０００');
    fill('種類', '1');
    fireEvent.click(screen.getByLabelText('公開する'));
    fireEvent.click(screen.getByLabelText('長野県'));
    fill(/^受付の開始$/, 'R8.10.31');
    press('保存する');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      name: '豆くら',
      startsOn: '2026-12-04',
      amount: '1200000',
      kind: '1',
      isPublic: true,
      areas: ['20'],
      opensDay: '2026-10-31',
    });
  });

  it('is written with separators once the field was left', () => {
    setUp();
    type('金額', '1200000');
    expect(field('金額').value).toBe('1200000');
    leave('金額');
    expect(field('金額').value).toBe('1,200,000');
  });

  it('is counted as changes until it is saved', async () => {
    setUp();
    expect(screen.queryByText(/か所を変更しています/)).toBeNull();
    fill('名称', '豆くら');
    fill('金額', '1');
    expect(screen.getByText('2か所を変更しています')).toBeTruthy();
    press('保存する');
    await waitFor(() => expect(screen.queryByText(/か所を変更しています/)).toBeNull());
  });
});

describe('what is wrong', () => {
  it('is said at a field once it was left, not while it was never touched', () => {
    setUp();
    expect(isWrong('名称')).toBe(false);
    leave('名称');
    expect(isWrong('名称')).toBe(true);
    fill('名称', '豆くら');
    expect(isWrong('名称')).toBe(false);
  });

  it('is listed with its place on top after a try, the way leads to it, and nothing is sent', async () => {
    const { sent } = setUp();
    press('保存する');
    await waitFor(() => expect(summary()).toEqual(['名称：入力してください。']));
    fireEvent.click(screen.getByRole('link', { name: '名称：入力してください。' }));
    expect(document.activeElement).toBe(field('名称'));
    expect(sent()).toEqual([]);
  });
});

describe('what the server refused', () => {
  const atStart = refusedWith({
    errors: [{ pointer: '/beginsOn', code: null, message: '交付決定日より後の日にしてください。' }],
  });

  it('stands at the field that it means, also where the contract calls it otherwise', async () => {
    setUp({ result: atStart, initial: { name: '豆くら' } });
    press('保存する');
    await waitFor(() => expect(summary()).toEqual(['着手日：交付決定日より後の日にしてください。']));
    expect(isWrong('着手日')).toBe(true);
    expect(alerts()).not.toContain('保存できませんでした');
  });

  it('goes from the field when that is changed', async () => {
    setUp({ result: atStart, initial: { name: '豆くら' } });
    press('保存する');
    await waitFor(() => expect(isWrong('着手日')).toBe(true));
    fill('着手日', '2026/12/7');
    expect(isWrong('着手日')).toBe(false);
    expect(summary()).toEqual([]);
  });

  it('is said as a whole in the server’s words when no field is meant, and what was typed stays', async () => {
    setUp({ result: refusedWith({ detail: 'この公募は締め切られています。' }) });
    fill('名称', '豆くら');
    press('保存する');
    await waitFor(() => expect(alerts()[0]).toContain('この公募は締め切られています。'));
    expect(field('名称').value).toBe('豆くら');
  });

  it('or did not answer: one tries again later, nothing typed is lost', async () => {
    setUp({ result: { isOk: false, error: null }, initial: { name: '豆くら' } });
    press('保存する');
    await waitFor(() => expect(alerts()[0]).toContain('時間をおいて、もう一度保存してください。'));
  });

  it('because somebody was faster offers the newest state', async () => {
    const onReload = vi.fn();
    setUp({ result: refusedWith({ status: 412 }), onReload, initial: { name: '豆くら' } });
    press('保存する');
    await waitFor(() => expect(alerts()[0]).toContain('ほかの人が先に変更しました'));
    press('最新の内容を読み込む');
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('was nothing when the person thought better of it', async () => {
    const { onSend } = setUp({
      result: { isOk: false, error: null, isStopped: true },
      initial: { name: '豆くら' },
    });
    press('保存する');
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    expect(
      screen
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });
});
