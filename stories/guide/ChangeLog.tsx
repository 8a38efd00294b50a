import { styled } from 'styled-components';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { CHANGES } from './changes.ts';

const Items = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-left: ${space[24]};
  list-style: disc;
`;

/** What has changed for the eye, newest first, in the words of who draws. */
export const ChangeLog = () => (
  <Page width="form">
    <PageHeader title="変わったこと" />
    <Stack gap={32}>
      <Text isMeasured>
        見た目・言葉・部品の変わったところです。新しいものから並べます。製品全体の変更は、リポジトリの履歴にあります。
      </Text>
      {CHANGES.map(({ day, items }) => (
        <Stack key={day} gap={12}>
          <SectionHeading level={2}>{day}</SectionHeading>
          <Items>
            {items.map((item) => (
              <Text as="li" key={item} isMeasured>
                {item}
              </Text>
            ))}
          </Items>
        </Stack>
      ))}
    </Stack>
  </Page>
);
