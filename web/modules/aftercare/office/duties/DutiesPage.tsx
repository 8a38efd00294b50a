import { Stack } from '#ui-kit/Layout/index.ts';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { DutyMonths } from './DutyMonths.tsx';
import { dutyList } from './duties.list.tsx';

const Duties = ({ shown }: ShownProps<typeof dutyList.path>) => (
  <ListPage shown={shown}>
    {(rows) => (
      <Stack gap={24}>
        <DutyMonths projectId={shown.query.project_id} />
        {rows}
      </Stack>
    )}
  </ListPage>
);

/** /admin/duty: what all businesses owe after they were paid, by month and in a list. */
export const DutiesPage = listPageOf(dutyList, Duties);
