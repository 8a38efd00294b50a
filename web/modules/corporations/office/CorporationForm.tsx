import type { ReactNode } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { CorporationCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { Reread, Send } from '#web/parts/form/conflict/reread.ts';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SaveBar } from '#web/parts/form/SaveBar.tsx';
import type { FormValues } from '#web/parts/form/values.ts';
import { BusinessCard, IdentityCard, PlaceCard } from './CorporationCards.tsx';
import { CORPORATION_FIELDS, validateCorporation } from './corporationForm.ts';
import { corporationsText as t } from './corporations.words.ts';

type CorporationFormProps = {
  readonly initialValues: FormValues;
  readonly saveLabel: string;
  readonly onSend: Send;
  /** Makes it agree with what somebody else has saved meanwhile; a new one has nothing to agree with. */
  readonly reread?: Reread;
  readonly notice?: ReactNode;
  readonly foot?: ReactNode;
};

/** Every field of a corporation. */
export const CorporationForm = ({
  initialValues,
  saveLabel,
  onSend,
  reread,
  notice,
  foot,
}: CorporationFormProps) => (
  <Page width="page">
    <RecordForm
      initialValues={initialValues}
      names={CORPORATION_FIELDS}
      validate={validateCorporation}
      onSend={onSend}
      guardsLeaving
      {...(reread === undefined ? {} : { reread })}
    >
      {notice}
      <IdentityCard />
      <PlaceCard />
      <BusinessCard />
      <Card title={t((w) => w.cards.memo)} padding="roomy">
        <AreaInput
          name="memo"
          label={t((w) => w.fields.memo)}
          help={t((w) => w.fields.memoHelp)}
          need="optional"
          rows={3}
          maxCharacters={CorporationCreateLimits.memo.maxLength}
        />
      </Card>
      <SaveBar label={saveLabel}>{foot}</SaveBar>
    </RecordForm>
  </Page>
);
