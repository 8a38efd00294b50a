import { Card } from '#ui-kit/Card/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { OwnPaperLines } from '#web/modules/correspondence/shared/papers/own/OwnPaperLines.tsx';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Application } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';

/** The newest; their page has the others. */
const SHOWN = 3;

/** The letters of the office, once there is one. */
export const PapersCard = ({ application: { family, projectId } }: { readonly application: Application }) => {
  const read = useRead(FAMILY_PATHS[family].issuedPapers, { query: { limit: SHOWN } });
  const papers = read.data?.body.items ?? [];
  if (papers.length === 0) return null;
  return (
    <Card
      title={t((w) => w.own.title)}
      foot={
        <TextLink as={Link} variant="arrow" href={applicantPaths.papers(projectId)}>
          {t((w) => w.own.all)}
        </TextLink>
      }
    >
      <OwnPaperLines papers={papers} hrefOf={(id) => applicantPaths.paper(projectId, id)} />
    </Card>
  );
};
