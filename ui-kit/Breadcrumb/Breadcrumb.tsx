import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import { color, leading, media, size, space, text } from '#ui-kit/tokens/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  color: ${color.textMuted};
  font-size: ${text[14]};
`;

/** The mark stands at the first line of its item: an item that does not fit takes it along to the next line. */
const Step = styled.li`
  display: flex;
  gap: ${space[4]};
  min-width: 0;
  padding-block: ${space[2]};
  line-height: ${leading[18]};
  & > svg { flex: none; margin-top: calc((${text[14]} * ${leading[18]} - ${size.icon16}) / 2); }
  & > a { position: relative; }
  & > a::after { content: ''; position: absolute; inset: calc(-1 * ${space[2]}) 0; }
  ${media.coarse} { & > a::after { inset-block: calc((1lh - ${size.target}) / 2); } }
`;

export type BreadcrumbItem = { label: string; href?: string };

export type BreadcrumbProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'> & {
  /** From the outermost place to this page; the last is this page and no link. */
  items: readonly BreadcrumbItem[];
};

/** Where this page lies. Not for steps of a task: that is a stepper. */
export const Breadcrumb = ({ items, ...native }: BreadcrumbProps) => (
  <nav aria-label={jaShell.breadcrumb.label} {...native}>
    <List>
      {items.map((item, index) => {
        const isLast = index === items.length - 1;
        return (
          <Step key={`${item.href ?? ''} ${item.label}`}>
            {index > 0 && <Icon of={ChevronRight} size={16} />}
            {isLast || item.href === undefined ? (
              <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
            ) : (
              <UiLink href={item.href}>{item.label}</UiLink>
            )}
          </Step>
        );
      })}
    </List>
  </nav>
);
