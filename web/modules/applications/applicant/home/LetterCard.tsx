import { Card } from '#ui-kit/Card/index.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import type { Application } from '../model/formTypes.ts';
import { Written } from '../step/Returned.tsx';
import { applicantHomeText as homeText } from './applicantHome.words.ts';

type Letter = NonNullable<Application['letters']>[number];

const Words = ({ letter: { sentAt, title, body } }: { letter: Letter }) => (
  <Stack gap={8}>
    <Text as="h3" size={16} isBold>
      {title}
    </Text>
    <Text as="span" size={14} tone="muted">
      {homeText((w) => w.letters.sentAt)} <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
    </Text>
    <Written>{body}</Written>
  </Stack>
);

/** What the office has mailed to this applicant: the newest to be read, the others when asked for. */
export const LetterCard = ({ application: { letters = [] } }: { application: Application }) => {
  const [newest, ...older] = letters;
  if (newest === undefined) return null;
  return (
    <Card title={homeText((w) => w.letters.title)}>
      <Stack gap={16}>
        <Words letter={newest} />
        {older.length > 0 && (
          <Disclosure summary={homeText((w) => w.letters.older, { count: older.length })}>
            <Stack gap={24}>
              {older.map((letter) => (
                <Words key={`${letter.sentAt} ${letter.title}`} letter={letter} />
              ))}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
};
