export type { LinkComponent, LinkComponentProps, UiKitProviderProps } from './UiKitProvider.tsx';
export { UiKitProvider, UiLink, useHasShortcuts } from './UiKitProvider.tsx';
