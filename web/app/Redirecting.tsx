import { styled } from 'styled-components';
import { color, space } from '#ui-kit/tokens/index.ts';
import { shellText } from '#web/parts/text/shell.words.ts';

const Words = styled.p`
  padding: ${space[64]} ${space[16]};
  color: ${color.textMuted};
  text-align: center;
`;

/** Stands while the browser is on its way to another page; the word is that of spec 2. */
export const Redirecting = () => <Words role="status">{shellText((w) => w.redirecting)}</Words>;
