// Entry point of the feature review.
import * as courseList from './course-list.ts';
import * as homepage from './homepage.ts';
import * as image from './image.ts';
import * as profileList from './profile-list.ts';

export const reviewHandlers = {
  [courseList.route]: courseList.handle,
  [homepage.route]: homepage.handle,
  [image.route]: image.handle,
  [profileList.route]: profileList.handle,
} as const;
