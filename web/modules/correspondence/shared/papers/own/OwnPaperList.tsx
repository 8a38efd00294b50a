import type { ComponentProps } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { papersText as t } from '../papers.words.ts';
import { OwnPaperLines } from './OwnPaperLines.tsx';

/** As many as the contract's page holds: a handful each year. */
export const MOST_PAPERS = 200;

/** The page of all papers that a business or an applicant has received. */
export const OwnPaperList = ({ papers, hrefOf }: ComponentProps<typeof OwnPaperLines>) => (
  <>
    <PageHeader rhythm="business" title={t((w) => w.own.title)} context={t((w) => w.own.context)} />
    {papers.length === 0 ? (
      <EmptyState title={t((w) => w.own.none)}>{t((w) => w.own.noneText)}</EmptyState>
    ) : (
      <Card title={t((w) => w.own.papers)}>
        <OwnPaperLines papers={papers} hrefOf={hrefOf} />
      </Card>
    )}
  </>
);
