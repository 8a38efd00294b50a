import { styled } from 'styled-components';
import { TextLink } from '#ui-kit/TextLink/index.ts';

const Written = styled.div`
  max-width: 40em;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Addresses of the web as people write them into a text: they end at a space, a bracket or a Japanese sign. */
const ADDRESS = /(https?:\/\/[\w\-./?%&=~#:@+,;!$'*]+[\w\-/=~#&])/;

/** A text as it was written, line by line; its addresses lead to their pages, everything else is nothing but text. */
export const LinkedText = ({ children }: { readonly children: string }) => (
  <Written>
    {children.split(ADDRESS).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their places
        <TextLink key={index} href={part} isExternal>
          {part}
        </TextLink>
      ),
    )}
  </Written>
);
