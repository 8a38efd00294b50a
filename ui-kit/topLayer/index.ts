export { leaveFootRoom } from './leaveFootRoom.ts';
export { isModalOpen, useModalHost } from './modalHosts.ts';
export { ScrollLock } from './ScrollLock.tsx';
export { useModalDialog } from './useModalDialog.ts';
