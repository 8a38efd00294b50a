import { styled } from 'styled-components';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, color, space } from '#ui-kit/tokens/index.ts';
import { formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { sizeOfFinding } from './differencesPage.ts';
import type { Finding, PicturesRun } from './lastRun.ts';
import { storyOf } from './names.ts';
import { REASONS } from './reasons.ts';

/** An accepted picture: its name and where the browser finds it. */
export type AcceptedPicture = { readonly name: string; readonly src: string };

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[16]};
`;

const Frame = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[12]};
  border: ${border.normal};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

/* A tall page and a single button take the same room; the story shows them in their size. */
const Picture = styled.img`
  width: 100%;
  height: 12rem;
  object-fit: contain;
  object-position: left top;
`;

type PicturesProps = { pictures: readonly AcceptedPicture[]; run: PicturesRun | null };

/** The pictures that parts and main screens are held against, and what the last run found. */
export const Pictures = ({ pictures, run }: PicturesProps) => {
  const isScreen = ({ name }: AcceptedPicture): boolean => name.startsWith('screens-');
  return (
    <Page>
      <PageHeader title="見本の画像" />
      <Stack gap={40}>
        <LastRun run={run} />
        <Gallery id="screens" title="主な画面（広い画面と、電話）" pictures={pictures.filter(isScreen)} />
        <Gallery id="parts" title="部品" pictures={pictures.filter((picture) => !isScreen(picture))} />
      </Stack>
    </Page>
  );
};

const LastRun = ({ run }: { run: PicturesRun | null }) => {
  if (run === null)
    return (
      <EmptyState title="まだ比べていません">
        「npm test -- stories」を実行すると、見本の画像と比べた結果がここに出ます。
      </EmptyState>
    );
  if (run.reason !== null)
    return (
      <Notice tone="warning" title="前回の実行では、画像を比べていません">
        {REASONS[run.reason].shown}。見本と同じブラウザのときだけ比べます。
      </Notice>
    );
  return (
    <Stack gap={12}>
      <Text isMeasured>
        {formatDateTime(run.ranAt)}の実行で、{formatInteger(run.held)}枚を比べました。
        {run.findings.length === 0
          ? '見本と違う画像はありません。'
          : '前・後・違いは、dist/pictures/index.html に並びます。意図した変更は、npm run pictures:accept で新しい見本にします。'}
      </Text>
      {run.findings.length > 0 && <Findings findings={run.findings} />}
    </Stack>
  );
};

const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <Notice tone="danger" title={`見本と違う画像が${formatInteger(findings.length)}枚あります`}>
    <ul>
      {findings.map((finding) => (
        <li key={finding.name}>
          <StoryLink name={finding.name} />：{sizeOfFinding(finding)}
        </li>
      ))}
    </ul>
  </Notice>
);

const StoryLink = ({ name }: { name: string }) => (
  <TextLink href={`?path=/story/${storyOf(name)}`} target="_top" translate="no">
    {name}
  </TextLink>
);

type GalleryProps = { id: string; title: string; pictures: readonly AcceptedPicture[] };

const Gallery = ({ id, title, pictures }: GalleryProps) => (
  <Stack gap={12}>
    <SectionHeading level={2} id={id}>
      {title}
    </SectionHeading>
    <Grid>
      {pictures.map(({ name, src }) => (
        <Frame key={name}>
          <StoryLink name={name} />
          <Picture src={src} alt={`${name}の見本`} loading="lazy" />
        </Frame>
      ))}
    </Grid>
  </Stack>
);
