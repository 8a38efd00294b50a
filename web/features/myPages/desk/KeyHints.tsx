import { styled } from 'styled-components';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { color, media, space, text } from '#ui-kit/tokens/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };

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

/** The keys of the desk in one line, beside a keyboard; the list of all opens with ?. */
export const KeyHints = ({ hasDecisions }: { hasDecisions: boolean }) => {
  if (!useHasShortcuts()) return null;
  return (
    <Keys aria-hidden>
      <span>
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        {t((w) => w.foot.keys.move)}
      </span>
      {hasDecisions && (
        <>
          <span>
            <Kbd>1</Kbd>
            {t((w) => w.foot.keys.ok)}
          </span>
          <span>
            <Kbd>2</Kbd>
            {t((w) => w.foot.keys.finding)}
          </span>
          <span>
            <Kbd>R</Kbd>
            {t((w) => w.foot.keys.return)}
          </span>
          <span>
            <Kbd>A</Kbd>
            {t((w) => w.foot.keys.confirm)}
          </span>
        </>
      )}
      <span>
        <Kbd>?</Kbd>
        {t((w) => w.foot.keys.list)}
      </span>
    </Keys>
  );
};
