import type { ComponentPropsWithoutRef } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Popover } from '#ui-kit/Popover/index.ts';
import { color, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';

/*
 * In a column of a grid that gives way the line may be cut anywhere, so that the table is never wider than its frame for the
 * sake of a long name; elsewhere the line is as long as its words.
 */
const Clip = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.md} {
    [data-gives-way='true'] & {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
      white-space: normal;
      word-break: break-all;
    }
  }
  ${media.belowMd} { white-space: normal; overflow: visible; }
  ${media.print} { &&& { display: block; white-space: normal; word-break: normal; overflow: visible; } }
`;

/** What was cut is beyond the end of the line, or in lines below it: then there are two at least. */
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight * 1.5;

const Tip = styled(Popover)`
  max-width: min(24rem, calc(100vw - ${space[16]}));
  padding: ${space[8]} ${space[12]};
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${text[14]};
  font-weight: ${weight.regular};
  line-height: ${leading[14]};
  pointer-events: none;
  white-space: normal;
`;

/** What takes the focus in place of the text itself, which is no control. */
const focusPlaces = 'tr, a, button, [tabindex]';

export type ClipTextProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & { children: string };

/**
 * One line that ends in dots when its room ends; the whole text shows under the pointer and while the row or
 * link around it has the focus (LOOK, Grid). A screen reader always reads the whole text.
 */
export const ClipText = ({ children, ...native }: ClipTextProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  const [isTipShown, setIsTipShown] = useState(false);

  const show = useCallback(() => {
    setIsTipShown(ref.current !== null && isCut(ref.current));
  }, []);
  const hide = useCallback(() => setIsTipShown(false), []);

  useEffect(() => {
    const place = ref.current?.closest(focusPlaces);
    const handleFocus = () => {
      // Only for keys: a press with the mouse must not leave a tip behind.
      if (place?.matches(':focus-visible')) show();
    };
    place?.addEventListener('focus', handleFocus);
    place?.addEventListener('blur', hide);
    return () => {
      place?.removeEventListener('focus', handleFocus);
      place?.removeEventListener('blur', hide);
    };
  }, [show, hide]);

  return (
    <>
      <Clip {...native} ref={ref} onPointerEnter={show} onPointerLeave={hide}>
        {children}
      </Clip>
      {isTipShown && (
        <Tip anchorRef={ref} onDismiss={hide} aria-hidden>
          {children}
        </Tip>
      )}
    </>
  );
};
