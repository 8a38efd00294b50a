import { useRef, useState } from 'react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { ApiError } from '#web/api/errors.ts';
import { DocumentType } from '#web/api/generated/enums.ts';
import { useChange } from '#web/api/query.tsx';
import { ChecksInput } from '#web/form/inputs.tsx';
import { RecordForm } from '#web/form/RecordForm.tsx';
import { SendButton } from '#web/form/SendButton.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { TextInput } from '#web/form/TextInput.tsx';
import { choicesOf, type FormErrors, type FormValues, textOf } from '#web/form/values.ts';
import { Link } from '#web/navigation/Link.tsx';
import { useNavigate } from '#web/router/shown.ts';
import { useMyPage } from './hooks/useMyPage.ts';
import { tp } from './pageTexts.ts';
import { ReadState } from './parts/ReadState.tsx';
import { groupSections } from './sections/cards.ts';
import { nextDealNumber, PARTY_MARK } from './sections/evidenceRows.ts';
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

const NAMES = ['name', 'party', 'papers'] as const;

const INITIAL: FormValues = { name: '', party: '', papers: papers.map(({ type }) => String(type)) };

const validate = (values: FormValues): FormErrors => ({
  ...(textOf(values, 'name').trim() === '' ? { name: tp((w) => w.new.dealNameMissing) } : {}),
  ...(textOf(values, 'party').trim() === '' ? { party: tp((w) => w.new.partyMissing) } : {}),
  ...(choicesOf(values, 'papers').length === 0 ? { papers: tp((w) => w.new.papersMissing) } : {}),
});

/** Adds the papers one by one; what was added stays added, and the next press goes on with the rest. */
const useAddDeal = (mypageID: number, number: number) => {
  const { run } = useChange('post', '/api/user/my_page/section', { isQuiet: true });
  const done = useRef(new Set<string>());
  return async (values: FormValues): Promise<AddResult> => {
    const voucherGroup = `${textOf(values, 'name').trim()}${PARTY_MARK}${textOf(values, 'party').trim()}`;
    const chosen = choicesOf(values, 'papers');
    const keyOf = (type: number | string): string => `${type} ${voucherGroup}`;
    const countDone = (): number => chosen.filter((type) => done.current.has(keyOf(type))).length;
    for (const [index, { type }] of papers.entries()) {
      const key = keyOf(type);
      if (!chosen.includes(String(type)) || done.current.has(key)) continue;
      const branchNumber = `${number}-${index + 1}`;
      const result = await run({ body: { mypageID, documentType: type, branchNumber, voucherGroup } });
      if (!result.isOk) return { ...result, progress: { done: countDone(), all: chosen.length } };
      done.current.add(key);
    }
    return { isOk: true };
  };
};

type Progress = { readonly done: number; readonly all: number };
type AddResult =
  | { readonly isOk: true }
  | { readonly isOk: false; readonly error: ApiError | null; readonly progress: Progress };

const NewDeal = ({ id, projectId, sections }: Pick<MyPageBody, 'id' | 'projectId' | 'sections'>) => {
  // The number must not move while the papers of this deal come in one by one.
  const [number] = useState(() => nextDealNumber(groupSections(sections).voucher));
  const [progress, setProgress] = useState<Progress>({ done: 0, all: 0 });
  const add = useAddDeal(id, number);
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const result = await add(values);
    if (!result.isOk) {
      setProgress(result.progress);
      return result;
    }
    const leave = () => {
      show({ message: tp((w) => w.new.added, { name: textOf(values, 'name').trim() }), severity: 'success' });
      void navigate(`${userPaths.sections(projectId)}#voucher`);
    };
    return { isOk: true, afterwards: leave };
  };
  return (
    <RecordForm
      initialValues={INITIAL}
      names={NAMES}
      validate={validate}
      onSend={handleSend}
      keepsTyping
      hasPlaces={false}
      renderRefusal={({ error }) => <Refused error={error} progress={progress} />}
    >
      <DealCard number={number} />
      <FormFoot>
        <ButtonLink as={Link} size="large" href={userPaths.home(projectId)}>
          {tp((w) => w.new.back)}
        </ButtonLink>
        <SendButton>{tp((w) => w.new.addDeal)}</SendButton>
      </FormFoot>
    </RecordForm>
  );
};

const Refused = ({ error, progress }: { error: ApiError | null; progress: Progress }) => (
  <Notice
    tone="danger"
    role="alert"
    title={error?.errors[0]?.message ?? error?.detail ?? tp((w) => w.new.failed)}
  >
    {progress.done > 0 && tp((w) => w.new.partlyAdded, progress)}
  </Notice>
);

const DealCard = ({ number }: { number: number }) => (
  <Card padding="roomy">
    <Stack gap={24}>
      <Text size={14} tone="muted">
        {tp((w) => w.new.number, { number })}
      </Text>
      <TextInput
        name="name"
        label={tp((w) => w.new.dealName)}
        help={tp((w) => w.new.dealNameHelp)}
        need="required"
        maxLength={50}
      />
      <TextInput
        name="party"
        label={tp((w) => w.new.party)}
        help={tp((w) => w.new.partyHelp)}
        need="required"
        maxLength={49}
      />
      <ChecksInput
        name="papers"
        label={tp((w) => w.new.papers)}
        help={tp((w) => w.new.papersHelp)}
        need="required"
        options={papers.map(({ type, label }) => ({ value: String(type), label }))}
      />
    </Stack>
  </Card>
);

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
            <NewDeal {...body} />
          </>
        )}
      </ReadState>
    </Page>
  );
};
