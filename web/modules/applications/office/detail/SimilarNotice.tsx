import { TriangleAlert } from 'lucide-react';
import { Row } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { type ApplicationFamilyName, adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { applicationsText as t } from '../applications.words.ts';
import { type Application, useApplication } from './useApplication.ts';

type SimilarLinkProps = { readonly family: ApplicationFamilyName; readonly id: number };

/** Another application of the same corporation, called as people call it: code and round. */
const SimilarLink = ({ family, id }: SimilarLinkProps) => {
  const application = useApplication(family, id).data?.body;
  return (
    <TextLink href={adminPaths.application(family, id)}>
      {application === undefined
        ? t((w) => w.page.similarWaiting)
        : t((w) => w.page.similarOpen, {
            code: application.displayCode ?? t((w) => w.list.noCode),
            project: application.projectName,
          })}
    </TextLink>
  );
};

type SimilarProps = { readonly application: Application };

/** In the head of an application: that there are others of the same corporate number, in a line that leads to them. */
export const SimilarLine = ({ application: { similarApplicationIds, family } }: SimilarProps) =>
  similarApplicationIds.length === 0 ? null : (
    <Row gap={16}>
      <StatusTag tone="warning" icon={TriangleAlert}>
        {t((w) => w.page.similar)}
      </StatusTag>
      {similarApplicationIds.map((id) => (
        <SimilarLink key={id} family={family} id={id} />
      ))}
    </Row>
  );

/** Other applications of the same corporate number, to be looked at before anything is decided. */
export const SimilarNotice = ({ application: { similarApplicationIds, family } }: SimilarProps) =>
  similarApplicationIds.length === 0 ? null : (
    <Notice
      tone="warning"
      title={t((w) => w.page.similar)}
      actions={similarApplicationIds.map((id) => <SimilarLink key={id} family={family} id={id} />)}
    >
      {t((w) => w.page.similarText)}
    </Notice>
  );
