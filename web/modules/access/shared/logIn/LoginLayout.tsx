import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '#ui-kit/tokens/index.ts';

// On a phone: heading, form, announcements, desk. From lg the form stands at the right of all three.
const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${media.lg} {
    grid-template: 'head form' auto 'rest form' 1fr / minmax(0, 1fr) minmax(0, 26rem);
    gap: ${space[40]} ${space[48]};
  }
`;

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  ${media.lg} { grid-area: head; }
`;

const FormPlace = styled.div`
  ${media.md} { max-width: 30rem; }
  ${media.lg} { grid-area: form; max-width: none; }
`;

const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[40]};
  ${media.lg} { grid-area: rest; }
`;

type LoginLayoutProps = { head: ReactNode; form: ReactNode; children?: ReactNode };

/** Heading and help at the left, the form at the right; on a phone one below the other, the form second. */
export const LoginLayout = ({ head, form, children }: LoginLayoutProps) => (
  <Split>
    <Head>{head}</Head>
    <FormPlace>{form}</FormPlace>
    <Rest>{children}</Rest>
  </Split>
);
