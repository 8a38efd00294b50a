import { Text } from '#ui-kit/Text/index.ts';
import { TaxFields } from '#web/modules/aftercare/shared/taxReports/TaxFields.tsx';
import {
  TAX_NAMES,
  taxBody,
  taxValues,
  validateTax,
} from '#web/modules/aftercare/shared/taxReports/taxForm.ts';
import type { TaxReport } from '#web/modules/aftercare/shared/taxReports/taxReport.ts';
import { taxReportsText as t } from '#web/modules/aftercare/shared/taxReports/taxReports.words.ts';
import { AdminSectionUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import type { Section } from '../../sectionTypes.ts';

const REASON = 'onBehalfReason';
const LIMITS = { onBehalfReason: { ...AdminSectionUpdateLimits.onBehalfReason, isRequired: true } };

type TaxDialogProps = {
  readonly section: Section;
  readonly report: TaxReport;
  readonly etag: string | null;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

const useSave = ({ section, etag, onClose }: TaxDialogProps) => {
  const { run, isBusy } = useChange('patch', '/api/admin/my_page/section', { isQuiet: true });
  const done = useDone(onClose);
  const save = async (values: FormValues): Promise<SendResult> => {
    const reason = textOf(values, REASON).trim();
    const body = { id: section.id, taxReport: taxBody(values), onBehalfReason: reason };
    const result = await run({ body }, { ifMatch: etag });
    return result.isOk ? done(t((w) => w.saved)) : result;
  };
  return { save, isBusy };
};

/** The report on consumption tax as the business has sent it by other ways, entered in its place. */
export const TaxDialog = (props: TaxDialogProps) => {
  const { section, report, onReload, onClose } = props;
  const { save, isBusy } = useSave(props);
  return (
    <RecordDialog
      title={t((w) => w.onBehalf.title)}
      lead={<Text>{t((w) => w.onBehalf.text)}</Text>}
      sendLabel={t((w) => w.save)}
      isWide
      isBusy={isBusy}
      initialValues={{ ...taxValues(report), onBehalfReason: '' }}
      names={[REASON, ...TAX_NAMES]}
      validate={(values) => ({ ...validateLimits(values, LIMITS, [REASON]), ...validateTax(values) })}
      onSend={save}
      keptAs={`tax ${section.id}`}
      onReload={onReload}
      onClose={onClose}
    >
      <AreaInput
        name={REASON}
        label={t((w) => w.onBehalf.reason)}
        help={t((w) => w.onBehalf.reasonHelp)}
        need="required"
        rows={2}
      />
      <TaxFields />
    </RecordDialog>
  );
};
