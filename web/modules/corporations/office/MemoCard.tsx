import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { CorporationUpdateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { readAgain, useOpened } from '#web/parts/form/reread/useOpened.ts';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { corporationFact } from './corporationForm.ts';
import { corporationsText as t } from './corporations.words.ts';

type MemoProps = {
  readonly corporation: components['schemas']['Corporation'];
  readonly etag: string | null;
};

/** What the desk remembers about a corporation; also the call centre writes it. */
export const MemoCard = ({ corporation, etag }: MemoProps) => {
  const mayWrite = useMayCall()('updateCorporation');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title={t((w) => w.page.memo)}
      foot={
        mayWrite && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t((w) => w.page.memoEdit)}
          </Button>
        )
      }
    >
      {corporation.memo === null ? (
        <Text size={14} tone="muted">
          {t((w) => w.page.memoEmpty)}
        </Text>
      ) : (
        <Quote>{corporation.memo}</Quote>
      )}
      {isOpen && <MemoDialog corporation={corporation} etag={etag} onClose={() => setIsOpen(false)} />}
    </Card>
  );
};

const FIELDS = ['memo'] as const;

/** The memo alone: what somebody else changes in the other fields is none of this form's. */
const useOpenedMemo = ({ corporation, etag }: MemoProps) => {
  const read = useRead('/api/admin/corporation/{id}', { path: { id: corporation.id } }, { isEnabled: false });
  return useOpened(
    { body: corporation, etag },
    {
      read: () => readAgain(read),
      valuesOf: ({ memo }) => ({ memo: memo ?? '' }),
      factOf: corporationFact,
    },
  );
};

const MemoDialog = ({ corporation, etag, onClose }: MemoProps & { onClose: () => void }) => {
  const { initialValues, newest, reread } = useOpenedMemo({ corporation, etag });
  const save = useChange('patch', '/api/admin/corporation/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const handleSend = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const memo = textOf(values, 'memo').trim() || null;
    if (memo === newest.current.memo) return { isOk: true, afterwards: onClose };
    const result = await save.run({ path: { id: corporation.id }, body: { memo } }, { ifMatch });
    return result.isOk ? done(t((w) => w.page.memoSaved)) : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.page.memoTitle, { name: corporation.name })}
      sendLabel={t((w) => w.page.memoSave)}
      isBusy={save.isBusy}
      initialValues={initialValues}
      names={FIELDS}
      validate={(values) => validateLimits(values, CorporationUpdateLimits, FIELDS)}
      onSend={handleSend}
      reread={reread}
      keptAs="memo"
      onClose={onClose}
    >
      <AreaInput
        name="memo"
        label={t((w) => w.page.memoLabel)}
        help={t((w) => w.fields.memoHelp)}
        rows={5}
        maxCharacters={CorporationUpdateLimits.memo.maxLength}
      />
    </RecordDialog>
  );
};
