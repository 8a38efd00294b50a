import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextPart } from '#ui-kit/Text/index.ts';
import { receiptText } from '#ui-kit/text/ja.files.ts';
import { border, color, font, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { hashGroups } from './hashGroups.ts';

export type ReceivedFile = {
  id: string;
  name: string;
  /** Version and what happened to it: 第1版・変更なし. */
  note?: ReactNode;
  sizeBytes: number;
  /** 64 hexadecimal digits. */
  sha256: string;
  /** The same of the file as it was sent, where it is kept otherwise. */
  receivedSha256?: string | undefined;
};

const List = styled.ul`
  display: grid;
  border-top: ${border.strong};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${space[16]};
  padding: ${space[12]} 0;
  border-bottom: ${border.normal};
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); }
`;

const Name = styled.b`
  margin-right: ${space[12]};
  font-weight: ${weight.bold};
`;

const Small = styled.span`
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

const Bytes = styled.span`
  font-size: ${text[14]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Hash = styled.code`
  display: block;
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${text[12]};
  line-height: ${leading[12]};
  > span { display: inline-block; margin-right: 0.5em; }
`;

const Digits = ({ sha256 }: { sha256: string }) =>
  hashGroups(sha256).map((group) => <span key={group.at}>{group.digits}</span>);

/** Every file with its bytes and its code in four groups; copied, the code has no gaps. */
export const ReceiptFiles = ({ files }: { files: readonly ReceivedFile[] }) => (
  <List>
    {files.map(({ id, name, note, sizeBytes, sha256, receivedSha256 }) => (
      <Item key={id}>
        <span>
          <Name>{name}</Name>
          {note && <Small>{note}</Small>}
        </span>
        <Bytes>{receiptText.bytes(sizeBytes)}</Bytes>
        {receivedSha256 && (
          <Hash>
            {receiptText.receivedHash}
            <Digits sha256={receivedSha256} />
          </Hash>
        )}
        <Hash>
          {receivedSha256 ? (
            <TextPart>{receiptText.keptHash}</TextPart>
          ) : (
            <VisuallyHidden>{receiptText.hash} </VisuallyHidden>
          )}
          <Digits sha256={sha256} />
        </Hash>
      </Item>
    ))}
  </List>
);
