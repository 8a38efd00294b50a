import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import { color, size, space, text } from '#ui-kit/tokens/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: 1.6;
`;

const Step = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.tag};
  & > a { display: inline-flex; align-items: center; min-height: ${size.tag}; }
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
            {isLast || item.href === undefined ? (
              <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
            ) : (
              <UiLink href={item.href}>{item.label}</UiLink>
            )}
            {!isLast && <Icon of={ChevronRight} size={16} />}
          </Step>
        );
      })}
    </List>
  </nav>
);
