import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { useSaveFile } from '#web/parts/viewer/useSaveFile.ts';
import { PaperView } from './PaperView.tsx';
import { papersText as t } from './papers.words.ts';

type MadePaperProps = Pick<ComponentProps<typeof PageHeader>, 'rhythm'> &
  Pick<ComponentProps<typeof PaperView>, 'content' | 'photoHref'> & {
    /** Address of its PDF. */
    readonly fileHref: `/api/${string}`;
    /** Where it lies, from the outermost place to the record that it tells of. */
    readonly above: readonly BreadcrumbItem[];
  };

/** A paper of what is registered, to read here and to save as its PDF. */
export const MadePaper = ({ content, photoHref, fileHref, above, rhythm }: MadePaperProps) => {
  const save = useSaveFile(fileHref);
  usePageTitle(content.title);
  return (
    <>
      <PageHeader
        {...(rhythm === undefined ? {} : { rhythm })}
        data-print="hidden"
        over={<Breadcrumb items={[...above, { label: content.title }]} />}
        title={content.title}
        actions={
          <Button icon={Download} variant="primary" onClick={() => void save()}>
            {t((w) => w.page.pdf)}
          </Button>
        }
      />
      <PaperView content={content} photoHref={photoHref} />
    </>
  );
};
