import { useSearchParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { QuestionForm } from '#web/modules/correspondence/shared/threads/own/QuestionForm.tsx';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { MyPageBody, Section } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { useSection } from '#web/parts/company/useSection.ts';
import { SelectInput } from '#web/parts/form/inputs.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { useSendUserFile } from './useSendUserFile.ts';

const title = t((w) => w.own.newTitle);

/** Letters of a finding in the list of choices. */
const MAX_COMMENT = 40;

const findingOptions = ({ returnItems }: Section) => [
  { value: '', label: t((w) => w.own.wholeSection) },
  ...returnItems.map(({ id, number, comment }) => ({
    value: String(id),
    label: t((w) => w.own.findingOption, { number, comment: [...comment].slice(0, MAX_COMMENT).join('') }),
  })),
];

const About = ({ section }: { readonly section: Section }) => (
  <>
    <Text isBold>{t((w) => w.own.aboutSection, { name: sectionName(section) })}</Text>
    {section.returnItems.length > 0 && (
      <SelectInput
        name="returnItemId"
        label={t((w) => w.own.aboutFinding)}
        need="optional"
        placeholder={false}
        options={findingOptions(section)}
      />
    )}
  </>
);

type QuestionProps = {
  readonly myPage: Pick<MyPageBody, 'id' | 'projectId'>;
  readonly section: Section | null;
};

const Question = ({ myPage: { id: mypageID, projectId }, section }: QuestionProps) => {
  const { run } = useChange('post', '/api/user/my_page/thread', { isQuiet: true });
  const navigate = useNavigate();
  const sectionId = section?.id ?? null;
  return (
    <QuestionForm
      keptAs={`new thread ${sectionId ?? ''}`}
      backHref={userPaths.threads(projectId)}
      sendFile={useSendUserFile(mypageID)}
      onSend={(question) => run({ body: { mypageID, sectionId, ...question } })}
      onDone={(threadId) => void navigate(userPaths.thread(projectId, threadId))}
      about={section !== null && <About section={section} />}
    />
  );
};

/** With the document that the address names; one that is not there is not asked about. */
const QuestionAbout = ({ myPage, sectionId }: { myPage: MyPageBody; sectionId: number | null }) => {
  const read = useSection(sectionId);
  if (sectionId !== null && read.data === undefined && !read.isError)
    return <Skeleton shape="card" rows={5} />;
  return <Question myPage={myPage} section={read.data?.body ?? null} />;
};

const idOf = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;

const Head = ({ projectId }: Pick<MyPageBody, 'projectId'>) => (
  <PageHeader
    rhythm="business"
    over={
      <Breadcrumb
        items={[{ label: t((w) => w.own.title), href: userPaths.threads(projectId) }, { label: title }]}
      />
    }
    title={title}
    context={t((w) => w.own.newContext)}
  />
);

/** /user/{projectId}/thread/new: a question to the office, with ?section= about a document. */
export const NewThreadPage = () => {
  const read = useMyPage();
  const [params] = useSearchParams();
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={5} />}>
        {({ body }) => (
          <>
            <Head {...body} />
            <QuestionAbout myPage={body} sectionId={idOf(params.get('section'))} />
          </>
        )}
      </ReadState>
    </Page>
  );
};
