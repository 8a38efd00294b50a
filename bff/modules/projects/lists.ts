import { announcementList, announcementReceiverList, ownAnnouncementList } from './announcements.list.ts';
import { projectList } from './projects.list.ts';
import { publicProjectList } from './publicProjects.list.ts';
import { publicQuestionList, questionList } from './questions/questions.list.ts';

/** The lists of this module. */
export const projectLists = [
  announcementList,
  announcementReceiverList,
  ownAnnouncementList,
  projectList,
  publicProjectList,
  publicQuestionList,
  questionList,
];
