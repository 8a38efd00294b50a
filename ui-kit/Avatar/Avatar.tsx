import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, size, text, weight } from '#ui-kit/tokens/index.ts';

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The whole name; its first character is shown. */
  name: string;
};

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.avatar};
  height: ${size.avatar};
  border-radius: 50%;
  background: ${color.surfaceBrand};
  color: ${color.textBrand};
  font-size: ${text[14]};
  font-weight: ${weight.bold};
  line-height: 1;
`;

/** The first character of a person's or company's name, beside the name itself. Decoration: never instead of the name. */
export const Avatar = ({ name, ...spanProps }: AvatarProps) => (
  <Circle aria-hidden {...spanProps}>
    {[...name.trim()][0]?.toUpperCase()}
  </Circle>
);
