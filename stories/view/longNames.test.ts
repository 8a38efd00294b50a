import { describe, expect, it } from 'vitest';
import { createMockFetch } from '#web/mock/createMockFetch.ts';
import { notFound, reply } from '#web/mock/reply.ts';
import { adminUserHandlers } from '#web/mock/scenarios/access/admins.ts';
import { aProject, projectHandlers } from '#web/mock/scenarios/projects/project.ts';
import { longNames } from './longNames.ts';

const ask = async (handlers: Parameters<typeof longNames>[0], path: string) => {
  const answer = await createMockFetch(longNames(handlers))(new Request(`http://mock.invalid/api${path}`));
  return answer.json();
};

describe('long names in a scenario', () => {
  it('are as long as most names may be, and begin as they did', async () => {
    const { items } = await ask(projectHandlers, '/admin/project');
    expect(items[0].name).toHaveLength(100);
    expect(items[0].name.startsWith(aProject.name)).toBe(true);
    expect(items[0].shortName).toHaveLength(40);
  });

  it('stop where the contract stops, property by property', async () => {
    const { items } = await ask(adminUserHandlers, '/admin/admin_user');
    expect(items[0].name).toHaveLength(50);
    expect(items[0].email).toBe('jmac2@example.jp');
  });

  it('leave alone what is no answer with names', async () => {
    const { status } = await ask({ ...projectHandlers, getProject: notFound }, '/admin/project/10');
    expect(status).toBe(404);
    const blob = longNames({ exportProjects: reply(new Blob(['a'])) });
    expect(Object.keys(blob)).toEqual(['exportProjects']);
  });
});
