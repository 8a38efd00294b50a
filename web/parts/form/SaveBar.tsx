import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { border, color, layer, media, radius, shadow, space, text } from '#ui-kit/tokens/index.ts';
import { leaveFootRoom } from '#ui-kit/topLayer/index.ts';
import { formText } from './form.words.ts';

/* Stays in sight over a long form, so that saving needs no journey. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border: ${border.normal};
  border-radius: ${radius[8]} ${radius[8]} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.sticky};
  ${media.belowMd} { > [data-button-part='place'], > [data-button-part='place'] > button { flex: 1 1 auto; } }
  ${media.print} { display: none; }
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[6]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  /* Nothing is said: it takes no room from the button. */
  &:empty { position: absolute; }
`;

type SaveBarProps = {
  readonly label: string;
  /** Saving is not the act of the page: it stands back behind the one in `end`. */
  readonly isSecondary?: boolean;
  /** Told of a press before the form is sent. */
  readonly onSave?: () => void;
  /** Further acts. They stand above the bar and leave with the page: what takes a record away is not always at hand. */
  readonly children?: ReactNode;
  /** The act of the page, at the right of saving. */
  readonly end?: ReactNode;
};

/** The foot of a long form: how much is changed, and the button that saves it. */
export const SaveBar = ({ label, isSecondary = false, onSave, children, end }: SaveBarProps) => {
  const { dirtyFields, submitting } = useFormState({ subscription: { dirtyFields: true, submitting: true } });
  const count = Object.keys(dirtyFields ?? {}).length;
  return (
    <>
      {children && <div>{children}</div>}
      <Bar ref={leaveFootRoom}>
        <State role="status">
          {count > 0 && (
            <>
              <Icon of={PencilLine} size={16} />
              <TextPart>{formText((w) => w.changed, { count })}</TextPart>
            </>
          )}
        </State>
        <Button
          type="submit"
          variant={isSecondary ? 'plain' : 'primary'}
          isBusy={submitting}
          onClick={onSave}
        >
          {label}
        </Button>
        {end}
      </Bar>
    </>
  );
};
