import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { DateField } from '#ui-kit/DateField/index.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { FileField } from '#ui-kit/FileField/index.ts';
import { MoneyField } from '#ui-kit/MoneyField/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import type { Donts } from './dontsOfPart.ts';

const nothing = (): void => undefined;

/** Where people write and choose. */
export const fields: Donts = {
  TextField: () => <TextField label="名前" isLabelHidden placeholder="担当者の名前" />,
  Field: () => <TextField label="住所" isLabelHidden placeholder="住所（例：東京都千代田区）" />,
  Checkbox: () => <Checkbox label="お知らせのメールを受け取らない" defaultChecked />,
  RadioGroup: () => (
    <RadioGroup
      label="過去に補助金を受けたことがありますか"
      value="no"
      onValueChange={nothing}
      options={[
        { value: 'yes', label: 'あります' },
        { value: 'no', label: '受けていない' },
      ]}
    />
  ),
  Select: () => (
    <Select
      label="都道府県"
      placeholder={false}
      defaultValue="tokyo"
      options={[
        { value: 'tokyo', label: '東京都' },
        { value: 'aichi', label: '愛知県' },
        { value: 'osaka', label: '大阪府' },
      ]}
    />
  ),
  DateField: () => (
    <DateField
      label="発注日"
      value="2026/11/5"
      onValueChange={nothing}
      error="形式が違います（YYYY-MM-DD）"
    />
  ),
  TimeField: () => (
    <Select
      label="午前・午後"
      options={[
        { value: 'am', label: '午前' },
        { value: 'pm', label: '午後' },
      ]}
    />
  ),
  MoneyField: () => (
    <MoneyField label="金額" value="1234567" onValueChange={nothing} error="3桁ごとに「,」を入れてください" />
  ),
  FileField: () => (
    <FileField
      label="見積書"
      items={[]}
      onAdd={nothing}
      onRemove={nothing}
      error="不正なファイルです"
      accept=".pdf"
    />
  ),
  Disclosure: () => (
    <Disclosure summary="くわしい入力" open>
      <TextField label="法人番号" need="required" />
    </Disclosure>
  ),
};
