import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { NeedBadge } from '#ui-kit/Badge/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, color, leading, media, radius, space } from '#ui-kit/tokens/index.ts';
import { DocumentRequirement, DocumentRequirementLabel } from '#web/parts/api/generated/enums.ts';
import { callFiles } from '../model/callFiles.ts';
import type { FormDocument } from '../model/formTypes.ts';
import { formNumber } from '../model/madeDocuments.ts';
import { applicantAboutText as aboutText } from './applicantAbout.words.ts';

const List = styled.ul`
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
`;

const Item = styled.li`
  display: grid;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  padding: ${space[16]};
  border-top: ${border.normal};
  line-height: ${leading[18]};
  &:first-child { border-top: 0; }
  ${media.md} { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); padding-inline: ${space[24]}; }
`;

/** When a document is needed, in a badge or in words. */
export const RequirementWords = ({ document }: { document: FormDocument }) => {
  if (document.requirement === DocumentRequirement.Conditional) {
    return (
      <Text as="span" size={14}>
        {document.conditionText ?? DocumentRequirementLabel[document.requirement]}
      </Text>
    );
  }
  const need = document.requirement === DocumentRequirement.Required ? 'required' : 'optional';
  return (
    <span>
      <NeedBadge isAlone need={need} />
    </span>
  );
};

type AboutDocumentsProps = { readonly projectId: number; readonly documents: readonly FormDocument[] };

/** The papers of the call, the required ones first. */
export const AboutDocuments = ({ projectId, documents }: AboutDocumentsProps) => (
  <List>
    {documents.map((document) => (
      <Item key={`${document.documentList} ${document.type}`}>
        <span>
          <b>{document.label}</b>{' '}
          {formNumber(document) !== null && (
            <Text as="span" size={14} tone="muted">
              {formNumber(document)}
            </Text>
          )}
          {document.guidance && (
            <Text size={14} tone="muted">
              {document.guidance}
            </Text>
          )}
          {document.isMadeFromAnswers && (
            <Text size={14} tone="muted">
              {aboutText((w) => w.about.made)}
            </Text>
          )}
          {document.template && (
            <Text size={14}>
              <TextLink
                as="a"
                download
                icon={Download}
                aria-label={aboutText((w) => w.about.saveFormOf, { label: document.label })}
                href={callFiles.one(projectId, document.template.id)}
              >
                {aboutText((w) => w.about.saveForm)}
              </TextLink>
            </Text>
          )}
        </span>
        <RequirementWords document={document} />
      </Item>
    ))}
  </List>
);
