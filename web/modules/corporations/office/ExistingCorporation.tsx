import { Notice } from '#ui-kit/Notice/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { corporationsText as t } from './corporations.words.ts';

/** Links to the corporation that already has the number. */
export const ExistingCorporation = ({ corporateNumber }: { corporateNumber: string }) => {
  const found = useRead('/api/admin/corporation', { query: { q: corporateNumber, limit: 1 } });
  const [corporation] = found.data?.body.items ?? [];
  return (
    <Notice
      role="alert"
      tone="warning"
      title={t((w) => w.create.duplicateTitle)}
      actions={
        corporation === undefined ? (
          <TextLink href={`${adminPaths.corporations}?q=${corporateNumber}`}>
            {t((w) => w.create.duplicateList)}
          </TextLink>
        ) : (
          <TextLink href={adminPaths.corporation(corporation.id)}>
            {t((w) => w.create.duplicateOpen, { name: corporation.name, code: corporation.displayCode })}
          </TextLink>
        )
      }
    >
      {t((w) => w.create.duplicateText)}
    </Notice>
  );
};
