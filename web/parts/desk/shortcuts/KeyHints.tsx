import { styled } from 'styled-components';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { color, media, space, text } from '#ui-kit/tokens/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';

const Keys = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  color: ${color.textMuted};
  font-size: ${text[12]};
  ${media.lg} { display: flex; }
  & > span { display: inline-flex; align-items: center; gap: ${space[4]}; }
`;

const Open = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${space[24]};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textLink};
  font: inherit;
  text-decoration: underline;
`;

type KeyHintsProps = {
  /** Whether the caller answers the checklist. */
  mayCheck: boolean;
  /** Whether he may write findings. */
  mayReturn: boolean;
  /** What R and A do; null where they do nothing. */
  back: string | null;
  forth: string | null;
  /** Opens the list of all keys, where they are also turned off and on. */
  onKeys: () => void;
};

type Hint = readonly [keys: readonly string[], label: string];

const hintsOf = ({ mayCheck, mayReturn, back, forth }: KeyHintsProps): readonly Hint[] => [
  [['J', 'K'], t((w) => w.foot.keys.move)],
  ...(mayCheck
    ? ([
        [['1'], t((w) => w.foot.keys.ok)],
        [['2'], t((w) => w.foot.keys.finding)],
      ] as const)
    : []),
  ...(mayReturn ? ([[['N'], t((w) => w.findings.add)]] as const) : []),
  ...(back === null ? [] : ([[['R'], back]] as const)),
  ...(forth === null ? [] : ([[['A'], forth]] as const)),
];

/** The keys of the desk in one line, beside a keyboard; the list of all opens with ? or a press. */
export const KeyHints = (props: KeyHintsProps) => {
  const hasShortcuts = useHasShortcuts();
  return (
    <Keys>
      {hasShortcuts &&
        hintsOf(props).map(([keys, label]) => (
          <span key={label} aria-hidden>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            <TextPart>{label}</TextPart>
          </span>
        ))}
      <Open type="button" onClick={props.onKeys}>
        {hasShortcuts && <Kbd aria-hidden>?</Kbd>}
        <TextPart>{t((w) => w.foot.keys.list)}</TextPart>
      </Open>
    </Keys>
  );
};
