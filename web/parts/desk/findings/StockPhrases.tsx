import { Check } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import type { ReviewCategory } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { withPhrase } from './findings.ts';

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.controlSmall};
  padding: 0 ${space[12]};
  border: ${border.strong};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${text[14]};
  line-height: ${leading.tight};
  &:hover { background: ${color.surfaceHover}; }
  &[aria-pressed='true'] { border-color: ${color.action}; background: ${color.actionSoft}; color: ${color.textBrand}; font-weight: ${weight.bold}; }
  ${media.coarse} { min-height: ${size.target}; }
`;

/** As many phrases as are seen without asking for more. */
const PHRASES_SHOWN = 3;

type StockPhrasesProps = {
  category: ReviewCategory;
  comment: string;
  onComment: (comment: string) => void;
};

/** Ready sentences for the words of a finding. */
export const StockPhrases = ({ category, comment, onComment }: StockPhrasesProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const read = useRead('/api/meta/return_phrases', {});
  const phrases = (read.data?.body.items ?? []).filter(({ reviewCategory }) => reviewCategory === category);
  const all = phrases.map((phrase) => phrase.text);
  const shown = showsAll ? phrases : phrases.slice(0, PHRASES_SHOWN);
  if (phrases.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text size={14} tone="muted">
        {t((w) => w.findings.phrases)}
      </Text>
      <Row gap={8}>
        {shown.map((phrase) => {
          const isUsed = comment.includes(phrase.text);
          return (
            <Chip
              key={phrase.label}
              type="button"
              aria-pressed={isUsed}
              onClick={() => onComment(withPhrase(comment, phrase.text, all))}
            >
              {isUsed && <Icon of={Check} size={16} />}
              <TextPart>{phrase.label}</TextPart>
            </Chip>
          );
        })}
        {phrases.length > PHRASES_SHOWN && (
          <Chip type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? t((w) => w.findings.fewerPhrases)
              : t((w) => w.findings.morePhrases, { count: phrases.length - PHRASES_SHOWN })}
          </Chip>
        )}
      </Row>
    </Stack>
  );
};
