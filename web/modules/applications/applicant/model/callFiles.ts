/** What a round hands out without a log-in: plain addresses that a link can save from. */
export const callFiles = {
  all: (projectId: number) => `/api/project/${projectId}/files`,
  one: (projectId: number, fileId: string) => `/api/project/${projectId}/file/${fileId}`,
} as const;
