import { CircleCheck, Printer } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { FormFoot } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { receiptText } from '#ui-kit/text/ja.files.ts';
import { border, color, leading, media, radius, size, space, text, tone } from '#ui-kit/tokens/index.ts';
import { ReceiptFiles, type ReceivedFile } from './ReceiptFiles.tsx';

export type ReceiptProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> & {
  /** 「納品書（2-3）を受け付けました」: the h1 of the page. */
  title: ReactNode;
  /** What comes next and when. */
  lead?: ReactNode;
  /** Number, server time with seconds, deadline, who, for what. */
  facts: readonly Fact[];
  files: readonly ReceivedFile[];
  /** The way back: a primary ButtonLink. */
  back?: ReactNode;
  /** Opens the receipt as a paper. */
  onPrint: () => void;
};

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding: ${space[24]} ${space[16]};
  border: ${border.normal};
  border-top: ${size.edge} solid ${color.brandMark};
  border-radius: ${radius[8]};
  background: ${color.surface};
  ${media.md} { padding: ${space[32]}; }
  ${media.print} { padding: 0; border: 0; }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[16]};
  > svg { color: ${tone.success.mark}; stroke-width: 1.75; }
  h1 { font-size: ${text[24]}; line-height: ${leading[24]}; }
  ${media.belowSm} { align-items: start; column-gap: ${space[12]}; }
`;

const Note = styled.p`
  max-width: ${size.measure};
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[18]};
`;

const Files = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`;

const Foot = styled(FormFoot)`
  ${media.print} { display: none; }
`;

const totalBytes = (files: readonly ReceivedFile[]): number =>
  files.reduce((sum, file) => sum + file.sizeBytes, 0);

/**
 * Proof that something was received: green top edge, server time, who, every file with its bytes and SHA-256.
 * Not for drafts and not for messages that pass (Snackbar).
 */
export const Receipt = ({ title, lead, facts, files, back, onPrint, ...articleProps }: ReceiptProps) => {
  const filesId = useId();
  return (
    <Frame {...articleProps}>
      <Sheet>
        <Head>
          <Icon of={CircleCheck} size={40} />
          <div>
            <h1>{title}</h1>
            {lead && <Note>{lead}</Note>}
          </div>
        </Head>
        <Facts facts={facts} />
        {files.length > 0 && (
          <Files aria-labelledby={filesId}>
            <SectionHeading id={filesId} look={3} aside={<Note>{receiptText.total(totalBytes(files))}</Note>}>
              {receiptText.files(files.length)}
            </SectionHeading>
            <ReceiptFiles files={files} />
            <Note>{receiptText.explanation}</Note>
          </Files>
        )}
      </Sheet>
      <Foot>
        <Button size="large" icon={Printer} onClick={onPrint}>
          {receiptText.print}
        </Button>
        {back}
      </Foot>
    </Frame>
  );
};
