import { Download, FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, color, leading, radius, size, space } from '#ui-kit/tokens/index.ts';
import { formatBytes } from '#web/parts/text/format.ts';
import { callFiles } from '../model/callFiles.ts';
import type { PublicProject } from '../model/formTypes.ts';
import { applicantAboutText as aboutText } from './applicantAbout.words.ts';

const List = styled.ul`
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[12]};
    min-height: ${size.target};
    padding: ${space[8]} ${space[16]};
    line-height: ${leading[18]};
  }
  > li + li { border-top: ${border.normal}; }
  svg { color: ${color.textMuted}; }
  a { overflow-wrap: anywhere; }
`;

type Files = Pick<PublicProject, 'materials' | 'documents'>;

/** Everything that the round hands out: its materials, then the form of each document, each once. */
const filesOf = ({ materials, documents }: Files): PublicProject['materials'] => {
  const forms = documents.flatMap(({ template }) => template ?? []);
  return [...new Map([...materials, ...forms].map((file) => [file.id, file])).values()];
};

export const hasMaterials = (project: Files): boolean => filesOf(project).length > 0;

/** 公募要領 and forms: all in one go, or one by one. */
export const AboutMaterials = ({ project }: { project: PublicProject }) => (
  <Stack gap={16}>
    <div>
      <ButtonLink as="a" download icon={Download} href={callFiles.all(project.id)}>
        {aboutText((w) => w.about.saveAll)}
      </ButtonLink>
    </div>
    <List>
      {filesOf(project).map(({ id, fileName, sizeBytes }) => (
        <li key={id}>
          <Icon of={FileText} size={20} />
          <TextLink as="a" download href={callFiles.one(project.id, id)}>
            {fileName}
          </TextLink>
          <Text as="span" size={14} tone="muted" isFigure>
            {formatBytes(sizeBytes)}
          </Text>
        </li>
      ))}
    </List>
    <Text size={14} tone="muted" isMeasured>
      {aboutText((w) => w.about.madeNote)}
    </Text>
  </Stack>
);
