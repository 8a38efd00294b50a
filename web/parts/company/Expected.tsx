import type { ProcessingStep } from '#web/parts/api/generated/enums.ts';
import { ExpectedLine } from '#web/parts/expectedTime/ExpectedLine.tsx';
import { useExpectedTimes } from './useExpectedTimes.ts';

type ExpectedProps = {
  readonly mypageId: number;
  readonly step: ProcessingStep;
  readonly subjectId: number;
};

/** When a change request, a payment or a question of the company is likely to be through. For a document: ExpectedCheck. */
export const Expected = ({ mypageId, step, subjectId }: ExpectedProps) => {
  const items = useExpectedTimes(mypageId).data?.body.items ?? [];
  return <ExpectedLine item={items.find((item) => item.step === step && item.subjectId === subjectId)} />;
};

/** When a document is likely to be looked at: asked for alone, for a list of payments may have thousands. */
export const ExpectedCheck = ({ mypageId, sectionId }: { mypageId: number; sectionId: number }) => (
  <ExpectedLine item={useExpectedTimes(mypageId, sectionId).data?.body.items[0]} />
);
