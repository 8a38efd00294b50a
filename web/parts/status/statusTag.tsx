import type { ReactNode } from 'react';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { StatusTag, type StatusTagProps } from '#ui-kit/StatusTag/index.ts';
import type { Tone } from '#ui-kit/tokens/index.ts';

/** How one member of an enumeration looks everywhere (LOOK.md, Tones). */
export type StatusLook = {
  tone: Tone;
  icon: IconShape;
  /** No fill: everything is in order and nobody has to act. */
  isQuiet?: boolean;
};

export type EnumTagProps<Value extends number> = Omit<StatusTagProps, 'tone' | 'icon' | 'children'> & {
  status: Value;
  /** A longer wording that still begins with the status, such as a count. Default: the contract's label. */
  children?: ReactNode;
};

/**
 * Makes the tag of one enumeration, so that the same status has the same word, icon and tone on every screen.
 * @param looks tone and icon per member (LOOK.md)
 * @param labels the contract's labels (x-enum-descriptions)
 */
export const statusTag =
  <Value extends number>(looks: Record<Value, StatusLook>, labels: Record<Value, string>) =>
  ({ status, children, isQuiet, ...native }: EnumTagProps<Value>) => {
    const look = looks[status];
    return (
      <StatusTag
        {...native}
        tone={look.tone}
        icon={look.icon}
        isQuiet={isQuiet ?? look.isQuiet ?? false}
        data-status={status}
      >
        {children ?? labels[status]}
      </StatusTag>
    );
  };
