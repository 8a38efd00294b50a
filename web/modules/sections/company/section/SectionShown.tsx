import { ButtonLink } from '#ui-kit/Button/index.ts';
import { FormFoot, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { ReportedTax } from '#web/modules/aftercare/company/taxReports/OwnTaxReport.tsx';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { SectionFiles } from './SectionFiles.tsx';
import { StateNotice } from './StateNotice.tsx';
import { isMissing, type SectionMode } from './sectionMode.ts';
import { userSectionText as ts } from './userSection.words.ts';

type ShownProps = { section: Section; etag: string | null; mode: Exclude<SectionMode, 'fresh' | 'returned'> };

const filesTitles: Record<ShownProps['mode'], string> = {
  confirming: ts((w) => w.files.submittedTitle),
  maff: ts((w) => w.files.submittedTitle),
  confirmed: ts((w) => w.files.submittedTitle),
  waived: ts((w) => w.files.submittedTitle),
  notice: ts((w) => w.files.noticeTitle),
  awaited: ts((w) => w.files.noticeTitle),
  inspected: ts((w) => w.files.noticeTitle),
  inspection: ts((w) => w.files.noticeTitle),
};

/** Nothing to do here: what happens to the paper, and what was handed in. */
export const SectionShown = ({ section, etag, mode }: ShownProps) => (
  <Stack gap={32}>
    <StateNotice {...{ section, etag, mode }} />
    {section.taxReport?.isEntered && <ReportedTax section={section} report={section.taxReport} />}
    {!isMissing(mode) && (section.files.length > 0 || section.taxReport === null) && (
      <section aria-labelledby="files">
        <Stack gap={12}>
          <SectionHeading id="files">{filesTitles[mode]}</SectionHeading>
          <SectionFiles section={section} />
          {section.files.length === 0 && <Text tone="muted">{ts((w) => w.files.none)}</Text>}
        </Stack>
      </section>
    )}
    {section.submitterComment !== null && (
      <Stack gap={8}>
        <SectionHeading level={2} look={3}>
          {ts((w) => w.comment.submitted)}
        </SectionHeading>
        <Quote>{section.submitterComment}</Quote>
      </Stack>
    )}
    <FormFoot>
      <ButtonLink as={Link} size="large" href={userPaths.home(section.mypage.projectId)}>
        {ts((w) => w.submit.back)}
      </ButtonLink>
    </FormFoot>
  </Stack>
);
