import { describe, expect, it } from 'vitest';
import { documentConditionsIn } from '#web/modules/sections/office/documentConditions.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { readList } from '#web/parts/list/listAddress.ts';
import { documentList, listsDocuments, myPageList } from './myPages.list.ts';

const myPages = (search: string) =>
  myPageList.queryOf(readList(new URLSearchParams(search), myPageList.shape));
const documents = (search: string) =>
  documentList.queryOf(readList(new URLSearchParams(search), documentList.shape));

describe('what an address lists', () => {
  it('is documents where it says so, my pages otherwise', () => {
    expect(listsDocuments(new URLSearchParams('list=sections&status=4'))).toBe(true);
    expect(listsDocuments(new URLSearchParams('status=4'))).toBe(false);
  });

  it('of my pages: every condition by the name of the contract', () => {
    const search =
      'programKind=1&delayStatus=1&delayStatus=2&mine=true&dueBefore=2026-12-02&project_id=3&q=豆';
    expect(myPages(search)).toMatchObject({
      programKind: [1],
      delayStatus: [1, 2],
      mine: true,
      dueBefore: '2026-12-02',
      project_id: 3,
      q: '豆',
    });
  });

  it('of my pages: nothing that the contract does not know', () => {
    expect(myPages('mine=yes&dueBefore=soon&projectStatus=99&project_id=all')).toEqual({
      limit: 50,
      sort: 'nextDueOn',
      programKind: [],
      projectStatus: [],
      delayStatus: [],
      progressPhase: [],
      priority: [],
      prefecture: [],
    });
  });

  it('of my pages: those that wait for their amount since a day', () => {
    expect(myPages('awaitsAmount=true&reportedTo=2026-11-12')).toMatchObject({
      awaitsAmount: true,
      reportedTo: '2026-11-12',
    });
    expect(myPages('awaitsAmount=perhaps&reportedTo=soon')).not.toHaveProperty('awaitsAmount');
  });

  it('of documents: those of the chosen status, all of them without one', () => {
    expect(documents('list=sections&status=4&mine=true')).toMatchObject({
      status: [DocumentCheckStatus.Rejected],
      mine: true,
    });
    expect(documents('list=sections').status).toEqual(Object.values(DocumentCheckStatus));
  });

  it('of documents: by kind, days and who looks after them, and by nothing that is none of these', () => {
    const search = 'list=sections&kind=1&assigneeAdminUserId=4&dueFrom=2026-11-01&submittedTo=2026-11-20';
    expect(documents(search)).toMatchObject({
      kind: [1],
      assigneeAdminUserId: 4,
      dueFrom: '2026-11-01',
      submittedTo: '2026-11-20',
    });
    expect(documents('list=sections&status=4&returnedTo=2026-11-12')).toMatchObject({
      returnedTo: '2026-11-12',
    });
    expect(documents('list=sections&kind=99&assigneeAdminUserId=all&dueFrom=soon')).toEqual({
      limit: 50,
      sort: 'dueOn',
      kind: [],
      status: Object.values(DocumentCheckStatus),
    });
  });

  it('of documents: at the desk the same as in the list', () => {
    const search =
      'list=sections&kind=1&assigneeAdminUserId=4&dueFrom=2026-11-01&dueBefore=2026-11-02&submittedFrom=2026-11-03' +
      '&submittedTo=2026-11-04&returnedFrom=2026-11-05&returnedTo=2026-11-06';
    const { limit: _limit, sort: _sort, status: _status, ...listed } = documents(search);
    expect(documentConditionsIn(new URLSearchParams(search))).toEqual(listed);
    expect(Object.keys(listed)).toHaveLength(documentList.shape.filters.length + 4 - 1);
  });
});
