import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { CheckboxGroup } from '#ui-kit/Checkbox/index.ts';
import { ErrorSummary, type FormError } from '#ui-kit/ErrorSummary/index.ts';
import { FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { DocumentType } from '#web/api/generated/enums.ts';
import { useChange } from '#web/api/query.tsx';
import { PlainForm } from '#web/form/PlainForm.tsx';
import { useKept } from '#web/form/useKept.ts';
import { Link } from '#web/navigation/Link.tsx';
import { useMyPage } from './hooks/useMyPage.ts';
import { ReadState } from './parts/ReadState.tsx';
import { groupSections } from './sections/cards.ts';
import { nextDealNumber, PARTY_MARK } from './sections/evidenceRows.ts';
import { tp } from './texts.ts';
import type { MyPageBody } from './types.ts';
import { userPaths } from './userPaths.ts';

/** The papers of a deal in the order in which they come about; the place gives the branch of the voucher number. */
const papers = [
  { type: DocumentType.VoucherQuotation, label: tp((w) => w.new.quotation) },
  { type: DocumentType.VoucherOrder, label: tp((w) => w.new.order) },
  { type: DocumentType.VoucherDelivery, label: tp((w) => w.new.delivery) },
  { type: DocumentType.VoucherInspection, label: tp((w) => w.new.inspection) },
  { type: DocumentType.VoucherInvoice, label: tp((w) => w.new.invoice) },
  { type: DocumentType.VoucherBankTransfer, label: tp((w) => w.new.transfer) },
] as const;

const NAME_ID = 'deal-name';
const PARTY_ID = 'deal-party';
const PAPERS_ID = 'deal-papers';

type Values = { readonly name: string; readonly party: string; readonly chosen: readonly string[] };

const errorsOf = ({ name, party, chosen }: Values): FormError[] => [
  ...(name.trim() === '' ? [{ controlId: NAME_ID, message: tp((w) => w.new.dealNameMissing) }] : []),
  ...(party.trim() === '' ? [{ controlId: PARTY_ID, message: tp((w) => w.new.partyMissing) }] : []),
  ...(chosen.length === 0 ? [{ controlId: PAPERS_ID, message: tp((w) => w.new.papersMissing) }] : []),
];

/** Adds the papers one by one; what was added stays added, and the next press goes on with the rest. */
const useAddDeal = (mypageID: number, number: number) => {
  const { run, isBusy } = useChange('post', '/api/user/my_page/section', { isQuiet: true });
  const done = useRef(new Set<string>());
  const isRunning = useRef(false);

  const add = async ({ name, party, chosen }: Values): Promise<string | null> => {
    const voucherGroup = `${name.trim()}${PARTY_MARK}${party.trim()}`;
    for (const [index, { type }] of papers.entries()) {
      const key = `${type} ${voucherGroup}`;
      if (!chosen.includes(String(type)) || done.current.has(key)) continue;
      const branchNumber = `${number}-${index + 1}`;
      const result = await run({ body: { mypageID, documentType: type, branchNumber, voucherGroup } });
      if (!result.isOk)
        return result.error?.errors[0]?.message ?? result.error?.detail ?? tp((w) => w.new.failed);
      done.current.add(key);
    }
    return null;
  };

  const addOnce = async (values: Values): Promise<string | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    try {
      return await add(values);
    } finally {
      isRunning.current = false;
    }
  };

  return { add: addOnce, isBusy, doneCount: () => done.current.size };
};

const Form = ({ id, projectId, sections }: Pick<MyPageBody, 'id' | 'projectId' | 'sections'>) => {
  const [values, setValues] = useKept<Values>('deal', () => ({
    name: '',
    party: '',
    chosen: papers.map(({ type }) => String(type)),
  }));
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  // The number must not move while the papers of this deal come in one by one.
  const [number] = useState(() => nextDealNumber(groupSections(sections).voucher));
  const { add, isBusy, doneCount } = useAddDeal(id, number);
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const errors = attempt > 0 ? errorsOf(values) : [];
  const messageAt = (controlId: string) => errors.find((error) => error.controlId === controlId)?.message;

  const handleAdd = async () => {
    setAttempt((count) => count + 1);
    if (errorsOf(values).length > 0) return;
    const refusal = await add(values);
    setProblem(refusal);
    if (refusal !== null) return;
    show({ message: tp((w) => w.new.added, { name: values.name.trim() }), severity: 'success' });
    await navigate(`${userPaths.sections(projectId)}#voucher`);
  };

  return (
    <PlainForm onSend={() => void handleAdd()}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {problem !== null && (
        <Notice tone="danger" role="alert" title={problem}>
          {doneCount() > 0 && tp((w) => w.new.partlyAdded, { all: values.chosen.length, done: doneCount() })}
        </Notice>
      )}
      <Card padding="roomy">
        <Stack gap={24}>
          <Text size={14} tone="muted">
            {tp((w) => w.new.number, { number })}
          </Text>
          <TextField
            id={NAME_ID}
            label={tp((w) => w.new.dealName)}
            help={tp((w) => w.new.dealNameHelp)}
            need="required"
            maxLength={50}
            value={values.name}
            error={messageAt(NAME_ID)}
            onChange={({ target }) => setValues({ ...values, name: target.value })}
          />
          <TextField
            id={PARTY_ID}
            label={tp((w) => w.new.party)}
            help={tp((w) => w.new.partyHelp)}
            need="required"
            maxLength={49}
            value={values.party}
            error={messageAt(PARTY_ID)}
            onChange={({ target }) => setValues({ ...values, party: target.value })}
          />
          <CheckboxGroup
            id={PAPERS_ID}
            label={tp((w) => w.new.papers)}
            help={tp((w) => w.new.papersHelp)}
            need="required"
            value={values.chosen}
            error={messageAt(PAPERS_ID)}
            onValueChange={(chosen) => setValues({ ...values, chosen })}
            options={papers.map(({ type, label }) => ({ value: String(type), label }))}
          />
        </Stack>
      </Card>
      <FormFoot>
        <ButtonLink as={Link} size="large" href={userPaths.home(projectId)}>
          {tp((w) => w.new.back)}
        </ButtonLink>
        <Button variant="primary" size="large" type="submit" isBusy={isBusy}>
          {tp((w) => w.new.addDeal)}
        </Button>
      </FormFoot>
    </PlainForm>
  );
};

/** /user/{projectId}/section/new/voucher: one more deal with the papers that prove it. */
export const NewDealPage = () => {
  const read = useMyPage();
  const title = tp((w) => w.new.voucherTitle);
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => (
          <>
            <PageHeader rhythm="business" title={title} context={tp((w) => w.new.voucherContext)} />
            <Form {...body} />
          </>
        )}
      </ReadState>
    </Page>
  );
};
