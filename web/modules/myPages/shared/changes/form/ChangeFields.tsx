import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { ChangeRequestKind, PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import { AreaInput, DateInput, MoneyInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { useRows } from '#web/parts/form/rows.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { type ChangeRequest, changeTerm, changeValueText } from '../changeRows.ts';
import { changesText as t } from '../changes.words.ts';
import { AccountFields } from './AccountFields.tsx';
import { newRow } from './budgetRows.ts';
import { changeFields, ITEMS } from './changeForm.ts';

const { Budget, Delay, Suspension } = ChangeRequestKind;

const DAYS: ReadonlySet<string> = new Set(['plannedCompletionOn', 'completionDeadline', 'from', 'until']);
const LONG: ReadonlySet<string> = new Set(['formerContent', 'content']);
const PREFECTURES: ReadonlySet<string> = new Set(['prefecture', 'sitePrefecture']);

const termOf = (name: string): string =>
  name === 'formerContent' ? t((w) => w.fields.formerContent) : changeTerm(name as 'content');

/** The current value under the field's name; for the deadline also by when to request. */
const helpOf = (request: ChangeRequest, name: string): string | undefined => {
  if (LONG.has(name)) return undefined;
  const { before } = request;
  const was: object = { ...before.plan, ...before.profile, ...before.delay, ...before.suspension };
  const now = t((w) => w.page.now, { value: changeValueText(name, Reflect.get(was, name)) });
  return name === 'completionDeadline' ? `${t((w) => w.fields.completionDeadlineHelp)}${now}` : now;
};

const ChangeField = ({ request, name }: { request: ChangeRequest; name: string }) => {
  const help = helpOf(request, name);
  const common = { name, label: termOf(name), ...(help === undefined ? {} : { help }) };
  if (DAYS.has(name)) return <DateInput {...common} />;
  if (LONG.has(name)) return <AreaInput {...common} rows={4} maxCharacters={4000} />;
  if (PREFECTURES.has(name))
    return <SelectInput {...common} options={optionsOf(PrefectureLabel)} width="14" />;
  return <TextInput {...common} />;
};

type ItemProps = { request: ChangeRequest; index: number; onRemove: () => void; number: string };

const at = (index: number, name: string): string => `${ITEMS}[${index}].${name}`;

const ItemFields = ({ request, index, number, onRemove }: ItemProps) => (
  <Card
    title={t((w) => w.budget.row, { number, description: '' })}
    aside={<IconButton icon={Trash2} name={t((w) => w.budget.remove, { number })} onClick={onRemove} />}
  >
    <Stack gap={16}>
      <SelectInput
        name={at(index, 'expenseCategory')}
        label={t((w) => w.budget.category)}
        options={request.expenseCategories.map(({ expenseCategory, label }) => ({
          value: String(expenseCategory),
          label,
        }))}
      />
      <TextInput name={at(index, 'description')} label={t((w) => w.budget.description)} maxLength={200} />
      <TextInput name={at(index, 'supplierName')} label={t((w) => w.budget.supplier)} maxLength={100} />
      <Row gap={16}>
        <MoneyInput name={at(index, 'amountTaxExcluded')} label={t((w) => w.budget.amount)} width="14" />
        <MoneyInput name={at(index, 'eligibleAmount')} label={t((w) => w.budget.eligible)} width="14" />
      </Row>
    </Stack>
  </Card>
);

const BudgetFields = ({ request }: { request: ChangeRequest }) => {
  const { rows, add, remove } = useRows(ITEMS);
  const [first] = request.expenseCategories;
  return (
    <Stack gap={16}>
      {rows.map((row, index) => (
        <ItemFields
          key={String(row.key)}
          number={String(row.number)}
          {...{ request, index }}
          onRemove={() => remove(index)}
        />
      ))}
      <Row>
        <Button icon={Plus} onClick={() => add(newRow(rows, first?.expenseCategory ?? 0))}>
          {t((w) => w.budget.add)}
        </Button>
      </Row>
    </Stack>
  );
};

/** The fields of a kind of request, each with what is now. */
export const ChangeFields = ({ request }: { request: ChangeRequest }) => {
  const { kind } = request;
  const isDated = kind !== Delay && kind !== Suspension;
  const isProfile = kind === ChangeRequestKind.Profile;
  return (
    <Stack gap={24}>
      <AreaInput
        name="changeReason"
        label={t((w) => w.page.reason)}
        help={t((w) => w.page.reasonHelp)}
        need="required"
        rows={3}
        maxCharacters={2000}
      />
      {changeFields(kind).map((name) => (
        <ChangeField key={name} {...{ request, name }} />
      ))}
      {isProfile && <AccountFields account={request.before.profile?.bankAccount ?? null} />}
      {kind === Budget && <BudgetFields request={request} />}
      {isDated && (
        <DateInput
          name="effectiveOn"
          label={isProfile ? t((w) => w.page.effectiveOnProfile) : t((w) => w.page.effectiveOn)}
          {...(isProfile ? { need: 'required' } : { help: t((w) => w.page.effectiveOnHelp) })}
        />
      )}
    </Stack>
  );
};
