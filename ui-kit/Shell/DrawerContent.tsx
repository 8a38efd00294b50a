import { styled } from 'styled-components';
import { Badge } from '#ui-kit/Badge/index.ts';
import { BrandMark } from '#ui-kit/BrandMark/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import { border, color, leading, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';
import { ShellNav } from './ShellNav.tsx';
import type { ShellDrawerContent, ShellStatus } from './shellTypes.ts';
import { useCurrentInSight } from './useCurrentInSight.ts';

const Head = styled.div`
  padding: ${space[16]};
  border-bottom: ${border.normal};
`;

const Brand = styled(UiLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  min-height: ${size.target};
  color: ${color.text};
  font-size: ${text[16]};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
  font-feature-settings: 'palt';
  word-break: auto-phrase;
  text-decoration: none;
  &[data-long='true'] { font-size: ${text[14]}; line-height: 1.45; }
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  margin-top: ${space[12]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

const Lines = styled.div`
  min-width: 0;
  word-break: auto-phrase;
`;

const Nav = styled.nav`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[8]} ${space[8]} ${space[16]};
  overscroll-behavior: contain;
`;

/** More characters than this take the smaller size, so that a title keeps to three lines. */
const longTitleLength = 12;

const StatusArea = ({ status }: { status: ShellStatus }) => (
  <Status>
    {status.environment !== undefined && <Badge tone="warning">{status.environment}</Badge>}
    <Lines>
      {status.lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Lines>
  </Status>
);

type MenuProps = Pick<ShellDrawerContent, 'groups' | 'currentId'>;

const MainMenu = ({ groups, currentId }: MenuProps) => {
  const ref = useCurrentInSight(currentId, groups.flatMap(({ items }) => items).length);
  return (
    <Nav ref={ref} aria-label={jaShell.shell.mainMenu}>
      <ShellNav groups={groups} currentId={currentId} />
    </Nav>
  );
};

/** Brand, status area, menu and account: the same in the permanent and in the temporary drawer. */
export const DrawerContent = ({
  title,
  homeHref,
  status,
  groups,
  currentId,
  account,
}: ShellDrawerContent) => (
  <>
    <Head>
      <Brand href={homeHref} data-long={[...title].length > longTitleLength} title={jaShell.shell.home}>
        <BrandMark />
        <span>{title}</span>
      </Brand>
      {status !== undefined && <StatusArea status={status} />}
    </Head>
    <MainMenu groups={groups} currentId={currentId} />
    {account}
  </>
);
