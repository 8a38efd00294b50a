/**
 * Carries the query parameter `token` (password reset) over to an internal address (spec 2).
 * @param to the address of a link; one that names a token of its own, or leads elsewhere, stays as it is
 * @param currentSearch `location.search` of the page that shows the link
 */
export const carryToken = (to: string, currentSearch: string): string => {
  const token = new URLSearchParams(currentSearch).get('token');
  if (token === null || token === '' || !to.startsWith('/') || to.startsWith('//')) return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? [];
  const params = new URLSearchParams(query);
  if (params.has('token')) return to;
  params.set('token', token);
  return `${path}?${params.toString()}${hash}`;
};
