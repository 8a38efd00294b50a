import { SaveList } from '#web/parts/list/SaveList.tsx';
import { useList } from '#web/parts/list/useList.ts';
import { documentList } from './myPages.list.ts';

/** Saves the documents that the list shows. */
export const SaveDocuments = () => <SaveList shown={useList(documentList)} />;
