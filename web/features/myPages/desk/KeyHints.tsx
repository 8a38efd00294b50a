import { styled } from 'styled-components';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { color, media, space, text } from '#ui-kit/tokens/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import type { Decisions } from './decisions.ts';

const t = texts('reviewDesk', words);

const Keys = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  color: ${color.textMuted};
  font-size: ${text[12]};
  ${media.lg} { display: flex; }
  & > span { display: inline-flex; align-items: center; gap: ${space[4]}; }
`;

type KeyHintsProps = {
  /** Whether the caller answers the checklist. */
  mayCheck: boolean;
  decisions: Pick<Decisions, 'back' | 'forth'>;
};

/** The keys of the desk in one line, beside a keyboard; the list of all opens with ?. */
export const KeyHints = ({ mayCheck, decisions: { back, forth } }: KeyHintsProps) => {
  if (!useHasShortcuts()) return null;
  const hints: readonly (readonly [keys: readonly string[], label: string])[] = [
    [['J', 'K'], t((w) => w.foot.keys.move)],
    ...(mayCheck
      ? ([
          [['1'], t((w) => w.foot.keys.ok)],
          [['2'], t((w) => w.foot.keys.finding)],
        ] as const)
      : []),
    ...(back === null ? [] : ([[['R'], t((w) => w.actions[back.action])]] as const)),
    ...(forth === null ? [] : ([[['A'], t((w) => w.actions[forth.action])]] as const)),
    [['?'], t((w) => w.foot.keys.list)],
  ];
  return (
    <Keys aria-hidden>
      {hints.map(([keys, label]) => (
        <span key={label}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {label}
        </span>
      ))}
    </Keys>
  );
};
