import { FileText } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { formatSize } from '#ui-kit/text/ja.files.ts';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';

export type FileVersion = {
  id: string;
  /** 第1版　11/13に提出・指摘 2件 */
  words: ReactNode;
  /** 第1版を見る */
  link?: ReactNode;
};

export type FileRowProps = Omit<ComponentPropsWithRef<'li'>, 'children'> & {
  name: ReactNode;
  /** 第2版 */
  version?: ReactNode;
  sizeBytes?: number;
  /** What is known about it: 保存済み 10:31, 変更なし; or why it failed. */
  note?: ReactNode;
  icon?: IconShape;
  isFailed?: boolean;
  /** Under the words, over the whole width: the bar of a transfer. */
  progress?: ReactNode;
  /** Icon buttons, or one small text button. */
  actions?: ReactNode;
  /** A text button among the actions gets a line of its own on a phone. */
  hasTextAction?: boolean;
  /** Older ones, newest first, with what was said about them. */
  olderVersions?: readonly FileVersion[];
};

/** A list of FileRows, in one frame. */
export const FileList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
`;

/** On a phone the name has the whole width; what is known about the file and the buttons share the line below. */
const phone = css<{ $hasTextAction: boolean }>`
  ${media.belowSm} {
    column-gap: ${space[8]};
    padding-left: ${space[12]};
    > svg { align-self: start; margin-top: ${space[2]}; }
    > [data-words] { display: contents; }
    [data-name] { grid-column: 2 / -1; align-self: end; padding-right: ${space[8]}; }
    /* In a narrow column the parts flow as words do: none is left alone on its line. */
    [data-meta] { display: block; grid-row: 2; grid-column: 2; }
    [data-meta] > :not(:last-child) { margin-right: ${space[12]}; }
    [data-progress] { grid-row: 3; grid-column: 2 / -1; padding-right: ${space[8]}; }
    > [data-actions] { ${({ $hasTextAction }) =>
      $hasTextAction ? 'grid-row: 4; grid-column: 2 / -1;' : 'grid-row: 2; grid-column: 3;'} }
  }
`;

const failed = css`
  > svg { color: ${color.textError}; }
  [data-meta] { color: ${color.textError}; font-weight: ${weight.bold}; }
`;

const Row = styled.li<{ $isFailed: boolean; $hasTextAction: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  min-height: ${size.rowFile};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  border-top: ${border.normal};
  &:first-child { border-top: 0; }
  > svg { color: ${color.textMuted}; }
  ${({ $isFailed }) => $isFailed && failed}
  ${phone}
`;

const Name = styled.span`
  display: block;
  line-height: ${leading[14]};
  overflow-wrap: anywhere;
`;

const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[12]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  font-variant-numeric: tabular-nums;
  line-height: ${leading[14]};
  word-break: auto-phrase;
`;

const Actions = styled.span`
  display: flex;
  align-items: center;
  ${media.print} { display: none; }
`;

const Versions = styled.ul`
  grid-column: 2 / -1;
  display: grid;
  margin: ${space[4]} 0;
  padding-left: ${space[12]};
  border-left: ${size.line} solid ${color.line};
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
  > li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space[12]}; min-height: ${space[32]}; }
  a { white-space: nowrap; }
`;

const Known = ({ version, sizeBytes, note }: Pick<FileRowProps, 'version' | 'sizeBytes' | 'note'>) => {
  if ([version, sizeBytes, note].every((part) => part === undefined || part === null)) return null;
  return (
    <Meta data-meta>
      {version && <span>{version}</span>}
      {sizeBytes !== undefined && <span>{formatSize(sizeBytes)}</span>}
      {note && <span>{note}</span>}
    </Meta>
  );
};

/**
 * One file: name, version, size, what is known about it, what can be done; older versions hang below it. Stands in a FileList.
 * Not for choosing files (FileField).
 */
export const FileRow = ({
  name,
  version,
  sizeBytes,
  note,
  icon = FileText,
  isFailed = false,
  progress,
  actions,
  hasTextAction = false,
  olderVersions = [],
  ...itemProps
}: FileRowProps) => {
  return (
    <Row
      data-failed={isFailed || undefined}
      {...itemProps}
      $isFailed={isFailed}
      $hasTextAction={hasTextAction}
    >
      <Icon of={icon} />
      <div data-words>
        <Name data-name>{name}</Name>
        <Known {...{ version, sizeBytes, note }} />
        {progress && <div data-progress>{progress}</div>}
      </div>
      {actions && <Actions data-actions>{actions}</Actions>}
      {olderVersions.length > 0 && (
        <Versions>
          {olderVersions.map(({ id, words, link }) => (
            <li key={id}>
              <span>{words}</span>
              {link}
            </li>
          ))}
        </Versions>
      )}
    </Row>
  );
};
