import { Pencil } from 'lucide-react';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { marks } from '#web/parts/text/marks.ts';
import { corporationsText as t } from './corporations.words.ts';

type CorporationHeadProps = {
  readonly corporation: components['schemas']['Corporation'];
  readonly mayEdit: boolean;
};

/** Name, kana, codes; the way to the form for those who may change it. */
export const CorporationHead = ({ corporation, mayEdit }: CorporationHeadProps) => {
  usePageTitle(corporation.name);
  const { id, name, nameKana, displayCode, corporateNumber } = corporation;
  const code = t((w) => w.page.code, { code: displayCode });
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[{ label: t((w) => w.list.title), href: adminPaths.corporations }, { label: code }]}
        />
      }
      title={name}
      context={[
        nameKana,
        code,
        corporateNumber === null
          ? t((w) => w.list.individual)
          : t((w) => w.page.number, { number: corporateNumber }),
      ].join(marks.gap)}
      actions={
        mayEdit && (
          <ButtonLink variant="secondary" icon={Pencil} href={`${adminPaths.corporation(id)}?edit`}>
            {t((w) => w.page.edit)}
          </ButtonLink>
        )
      }
    />
  );
};
