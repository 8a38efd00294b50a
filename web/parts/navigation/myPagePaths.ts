/** The addresses of this feature. */
export const myPagePaths = {
  list: '/admin/mypage',
  detail: (id: number): string => `/admin/mypage/${id}`,
  tab: (id: number, tab: string): string => `/admin/mypage/${id}?tab=${tab}`,
  desk: (mypageId: number, sectionId: number, search = ''): string =>
    `/admin/mypage/${mypageId}/section/${sectionId}${search}`,
  importDeals: (id: number): string => `/admin/mypage/${id}/payment/import`,
} as const;
