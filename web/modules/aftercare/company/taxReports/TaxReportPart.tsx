import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { FormFoot, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { TaxCalculation } from '#web/modules/aftercare/shared/taxReports/TaxCalculation.tsx';
import { TaxFields } from '#web/modules/aftercare/shared/taxReports/TaxFields.tsx';
import { TaxEvidences, TaxProblems } from '#web/modules/aftercare/shared/taxReports/TaxProblems.tsx';
import { taxFacts } from '#web/modules/aftercare/shared/taxReports/taxFacts.ts';
import {
  TAX_NAMES,
  taxBody,
  taxValues,
  validateTax,
} from '#web/modules/aftercare/shared/taxReports/taxForm.ts';
import type { TaxReport } from '#web/modules/aftercare/shared/taxReports/taxReport.ts';
import { taxReportsText as t } from '#web/modules/aftercare/shared/taxReports/taxReports.words.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatYen } from '#web/parts/text/format.ts';

export type TaxProps = { readonly section: Section; readonly report: TaxReport };

/** Tells whether something is typed that is not saved: what is handed in is what was saved. */
const TellUnsaved = ({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) => {
  const { dirty } = useFormState({ subscription: { dirty: true } });
  useEffect(() => onUnsaved(dirty === true), [dirty, onUnsaved]);
  return null;
};

export type EditorProps = TaxProps & {
  readonly etag: string | null;
  readonly onUnsaved: (isUnsaved: boolean) => void;
};

/** The business's turn: the form, what is missing, the amount that follows, and the papers that go with it. */
export const TaxReportEditor = ({ section, report, etag, onUnsaved }: EditorProps) => {
  const { run } = useChange('patch', '/api/user/my_page/section', { isQuiet: true });
  const done = useDone();
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const result = await run({ body: { id: section.id, taxReport: taxBody(values) } }, { ifMatch: etag });
    return result.isOk ? done(t((w) => w.saved)) : result;
  };
  return (
    <Stack gap={24}>
      <Card title={t((w) => w.title)} padding="roomy">
        <Stack gap={24}>
          <Text>{t((w) => w.lead)}</Text>
          <RecordForm
            initialValues={taxValues(report)}
            names={TAX_NAMES}
            validate={validateTax}
            onSend={handleSend}
            keptAs={`tax ${section.id}`}
            guardsLeaving
          >
            <TellUnsaved onUnsaved={onUnsaved} />
            <TaxFields />
            <FormFoot>
              <SendButton>{t((w) => w.save)}</SendButton>
            </FormFoot>
          </RecordForm>
        </Stack>
      </Card>
      <TaxProblems report={report} />
      <TaxCalculation report={report} />
      <TaxEvidences evidences={report.evidences} />
    </Stack>
  );
};

/** What was reported, with its calculation and the money that is ordered back after it. */
export const TaxReportShown = ({ section, report }: TaxProps) => (
  <Stack gap={24}>
    <Card title={t((w) => w.title)}>
      <Facts
        facts={[
          ...taxFacts(report),
          ...(report.recovery === null
            ? []
            : [
                {
                  term: t((w) => w.claim.term),
                  value: (
                    <TextLink
                      as={Link}
                      href={userPaths.recovery(section.mypage.projectId, report.recovery.id)}
                    >
                      {t((w) => w.claim.name, {
                        number: report.recovery.number,
                        amount: formatYen(report.recovery.amount),
                      })}
                    </TextLink>
                  ),
                },
              ]),
        ]}
      />
    </Card>
    <TaxCalculation report={report} />
  </Stack>
);
