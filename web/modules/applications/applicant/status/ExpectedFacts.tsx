import { Facts } from '#ui-kit/Facts/index.ts';
import { ProcessingStep } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { expectedWords } from '#web/parts/expectedTime/expectedWords.ts';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Application } from '../model/formTypes.ts';

/** When the applicant is likely to hear of the check and of the decision; nothing once both are through. */
export const ExpectedFacts = ({ application: { family } }: { readonly application: Application }) => {
  const items = useRead(FAMILY_PATHS[family].waiting, {}).data?.body.items ?? [];
  const own = items.filter(({ step }) => step !== ProcessingStep.Answer);
  if (own.length === 0) return null;
  return (
    <Facts
      variant="compact"
      facts={own.map((item) => ({ key: String(item.step), term: item.title, value: expectedWords(item) }))}
    />
  );
};
