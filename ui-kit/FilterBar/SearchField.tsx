import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { border, color, media, radius, size, space, text } from '#ui-kit/tokens/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';

const Place = styled.div`
  position: relative;
  flex: 1 1 100%;
  min-width: 0;
  & > svg {
    position: absolute;
    left: ${space[12]};
    top: 50%;
    translate: 0 -50%;
    color: ${color.textMuted};
    pointer-events: none;
  }
  & > kbd { display: none; position: absolute; right: ${space[12]}; top: 50%; translate: 0 -50%; pointer-events: none; }
  & > input:focus ~ kbd { visibility: hidden; }
  ${media.md} { flex: 1 1 18rem; max-width: 22rem; & > kbd { display: inline-grid; } }
  /* Beside the filters of a wide window it gives way, so that they stand in one row. */
  ${media.lg} { flex-basis: 9rem; }
  ${media.coarse} { & > kbd { display: none; } }
`;

const Input = styled.input`
  display: block;
  width: 100%;
  min-height: ${size.control};
  padding: ${space[8]} ${space[40]};
  border: ${border.field};
  border-radius: ${radius[6]};
  background: ${color.surface};
  color: ${color.text};
  /* Below 16 px a phone zooms into the page on focus. */
  font-size: ${text[16]};
  line-height: 1.5;
  appearance: none;
  text-overflow: ellipsis;
  &::placeholder { color: ${color.textMuted}; opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
  ${media.md} { font-size: ${text[14]}; }
`;

export type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> & {
  'aria-label': string;
  onChange: (value: string) => void;
};

/** The search of a list; `/` leads to it from anywhere on the page (DataGrid `searchRef`). */
export const SearchField = ({ onChange, ...native }: SearchFieldProps) => {
  const hasShortcuts = useHasShortcuts();
  return (
    <Place>
      <Icon of={Search} />
      <Input
        type="search"
        autoComplete="off"
        aria-keyshortcuts={hasShortcuts ? '/' : undefined}
        {...native}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hasShortcuts && <Kbd aria-hidden>/</Kbd>}
    </Place>
  );
};
