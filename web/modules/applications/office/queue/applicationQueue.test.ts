import { describe, expect, it } from 'vitest';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { applicationQueueQuery, applicationQueueSearch, readApplicationQueue } from './applicationQueue.ts';

const { FormChecking, UnderReview, Waitlisted, Returned } = ApplicationStatus;
const queueOf = (search: string, status: ApplicationStatus = FormChecking) =>
  readApplicationQueue(new URLSearchParams(search), { status, projectId: 3 });

describe('the pile of applications', () => {
  it('is that of the application’s own stage, in its round, unless the address names another', () => {
    expect(queueOf('')).toMatchObject({ pile: 'toCheck', projectId: 3, at: null });
    expect(queueOf('', UnderReview).pile).toBe('toDecide');
    expect(queueOf('', Waitlisted).pile).toBe('toDecide');
    expect(queueOf('?queue=toDecide', Returned).pile).toBe('toDecide');
    expect(queueOf('?queue=nonsense').pile).toBe('toCheck');
  });

  it('stands in the address, also its further parts', () => {
    const queue = queueOf('?queue=toDecide&cursor=abc&from=201&at=205');
    expect(queueOf(applicationQueueSearch(queue))).toEqual(queue);
    expect(queueOf('?cursor=&from=7&at=x')).toMatchObject({ cursor: null, from: 1, at: null });
  });

  it('asks for those first that came in first', () => {
    expect(applicationQueueQuery(queueOf('?cursor=abc&from=201'), 1)).toEqual({
      limit: 1,
      sort: 'submittedAt',
      status: [ApplicationStatus.Submitted, FormChecking],
      project_id: 3,
      cursor: 'abc',
    });
  });
});
