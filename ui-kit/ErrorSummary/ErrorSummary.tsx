import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { NoticeFrame, NoticeTitle, NoticeWords } from '#ui-kit/Notice/Notice.tsx';
import { errorSummaryText } from '#ui-kit/text/ja.fields.ts';
import { color, media, size, space, weight } from '#ui-kit/tokens/index.ts';

export type FormError = {
  /** Id of the control (or of the fieldset of a group) to go to. */
  controlId: string;
  /** The same words as at the field. */
  message: string;
};

export type ErrorSummaryProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'ref'> & {
  errors: readonly FormError[];
  title?: string;
  /** Give a new value with each failed submit: the summary takes the focus again. */
  attempt?: number;
};

const Places = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[4]};
  a { color: ${color.textError}; font-weight: ${weight.bold}; }
  ${media.coarse} { gap: 0; a { display: flex; align-items: center; min-height: ${size.target}; } }
`;

const goTo = (event: MouseEvent<HTMLAnchorElement>, controlId: string) => {
  const control = document.getElementById(controlId);
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
};

/**
 * After a submit that failed: how many places, one link per place. Takes the focus. Nothing while there are no errors.
 * Not for errors of the server without a place (Notice, Snackbar).
 */
export const ErrorSummary = ({ errors, title, attempt = 0, ...divProps }: ErrorSummaryProps) => {
  const titleId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is not read; a new attempt is the reason to focus again.
  useEffect(() => {
    if (hasErrors) frameRef.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <NoticeFrame
      role="group"
      aria-labelledby={titleId}
      {...divProps}
      ref={frameRef}
      tabIndex={-1}
      $tone="danger"
    >
      <Icon of={CircleAlert} />
      <NoticeWords>
        <NoticeTitle id={titleId}>{title ?? errorSummaryText.title(errors.length)}</NoticeTitle>
        <Places>
          {errors.map(({ controlId, message }) => (
            <li key={`${controlId} ${message}`}>
              <a href={`#${controlId}`} onClick={(event) => goTo(event, controlId)}>
                {message}
              </a>
            </li>
          ))}
        </Places>
      </NoticeWords>
    </NoticeFrame>
  );
};
