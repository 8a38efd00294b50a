/** Where administrators read any file (contract: downloadAdminFile). */
export const adminFileHref = (id: string): `/api/${string}` => `/api/admin/file/${id}`;
