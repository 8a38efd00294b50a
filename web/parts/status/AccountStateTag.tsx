import { CircleCheck, CircleMinus, Mail } from 'lucide-react';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { statusText as t } from './status.words.ts';

type AccountStateTagProps = { readonly isActive: boolean; readonly passwordSetAt: string | null };

/** Whether somebody can log in: in use, invited and without a password yet, or switched off. */
export const AccountStateTag = ({ isActive, passwordSetAt }: AccountStateTagProps) => {
  if (!isActive) {
    return (
      <StatusTag tone="neutral" icon={CircleMinus} isQuiet>
        {t((w) => w.account.inactive)}
      </StatusTag>
    );
  }
  return passwordSetAt === null ? (
    <StatusTag tone="warning" icon={Mail} isQuiet>
      {t((w) => w.account.invited)}
    </StatusTag>
  ) : (
    <StatusTag tone="success" icon={CircleCheck} isQuiet>
      {t((w) => w.account.active)}
    </StatusTag>
  );
};
